import { drawCrests } from "#app/art/crest/crest.ts";
import { emblemSheet, panelScene } from "#app/art/emblem/emblem.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { groupBy } from "#app/lib/list.ts";
import type { Tournament } from "#app/record/record.ts";

/** URLs of a year's art sheets. */
export interface YearArt {
  /** Emblems, by tournament id. */
  readonly emblems: string;
  /** Artwork of expanded tournaments: scenes by tournament id, crests as `team-` and the key. */
  readonly scores: string;
}

/** Scenes and crests of a year's tournaments, shown beside their scores. */
function panelSheet(year: number, tournaments: readonly Tournament[]): Sheet {
  const games = tournaments.flatMap((tournament) => tournament.games);
  const opponents = new Set(games.flatMap(({ opponent }) => opponent ?? []));
  return makeSheet(`scores-${year}`, [
    ...tournaments.map((tournament) => ({
      id: tournament.id,
      viewBox: "0 0 540 176",
      markup: panelScene(tournament),
    })),
    ...drawCrests(opponents),
  ]);
}

/**
 * Draws the tournaments, two sheets per year.
 *
 * @param firstYear the default year, whose sheets are inlined in the document
 */
export function drawTournaments(tournaments: readonly Tournament[], firstYear: number) {
  const drawn = Array.from(
    groupBy(tournaments, ({ year }) => year),
    ([year, group]) => ({
      year,
      emblems: emblemSheet(`emblems-${year}`, group),
      scores: panelSheet(year, group),
    }),
  );
  return {
    /** URLs of the sheets by year. */
    art: Object.fromEntries<YearArt>(
      drawn.map(({ year, emblems, scores }) => [
        year,
        { emblems: emblems.href, scores: scores.href },
      ]),
    ),
    sheets: drawn.flatMap(({ year, emblems, scores }) => {
      const isInline = year === firstYear;
      return [
        { ...emblems, isInline },
        { ...scores, isInline },
      ];
    }),
  };
}
