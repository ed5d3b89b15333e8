import { crest } from "#app/art/crest/crest.ts";
import { emblemSheet } from "#app/art/emblem/emblem-sheet.ts";
import { panelScene } from "#app/art/emblem/emblem.ts";
import { lineupSheet } from "#app/art/lineup/lineup-sheet.ts";
import { teamOf } from "#app/art/season/team.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { Content, Tournament } from "#app/content/content.ts";
import { opponentOf } from "#app/domain/opponents/opponent.ts";
import { yearOfTournament } from "#app/domain/tournaments/listing.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { plural } from "#app/lib/text/plural.ts";
import type { Volume, YearArt } from "./shaped.ts";

type DrawnContent = Pick<Content, "opponents" | "players" | "rosters">;

/** The sheets of a volume: the first view needs the small ones, the line-ups lie below it. */
export interface DrawnVolume {
  readonly art: Volume["art"];
  readonly firstView: readonly Sheet[];
  readonly lineups: readonly Sheet[];
}

/** Scenes and crests of a year's tournaments: what stands beside their scores. */
function scoreSheet(
  year: number,
  tournaments: readonly Tournament[],
  { opponents }: DrawnContent,
): Sheet {
  const teams = new Set(tournaments.flatMap(({ games }) => games.map(({ opponent }) => opponent)));
  return makeSheet(`scores-${year}`, [
    ...tournaments.map((tournament) => ({
      id: tournament.id,
      viewBox: "0 0 540 176",
      markup: panelScene(tournament),
    })),
    ...Array.from(teams, (key) => ({
      id: `team-${key}`,
      viewBox: "-3 -3 106 106",
      markup: crest({ id: key, name: opponentOf(key, opponents).name }),
    })),
  ]);
}

/** The team of the season in rows; a year without a team has no picture. */
function drawLineup(
  year: number,
  { rosters, players }: DrawnContent,
): { sheet: Sheet; caption: string } | undefined {
  const roster = rosters.find((candidate) => candidate.year === year);
  if (roster === undefined) return undefined;
  const people = teamOf({ players: roster.players, coaches: [] }, players);
  return {
    sheet: lineupSheet(year, { id: "team", people, width: 1200, height: 560 }),
    caption: `${roster.displayName}, ${plural(roster.players.length, "player")}.`,
  };
}

function drawYear(
  year: number,
  tournaments: readonly Tournament[],
  content: DrawnContent,
): { year: number; art: YearArt; firstView: readonly Sheet[]; lineups: readonly Sheet[] } {
  const emblems = emblemSheet(`emblems-${year}`, tournaments);
  const scores = scoreSheet(year, tournaments, content);
  const lineup = drawLineup(year, content);
  const firstView = [emblems, scores];
  const art = { emblems: emblems.href, scores: scores.href };
  if (lineup === undefined) return { year, art, firstView, lineups: [] };
  const { sheet, caption } = lineup;
  return {
    year,
    art: { ...art, lineup: { sheet: sheet.href, caption } },
    firstView,
    lineups: [sheet],
  };
}

/** The artwork of a volume's tournaments, one set of sheets for each year. */
export function drawVolume(tournaments: readonly Tournament[], content: DrawnContent): DrawnVolume {
  const years = groupBy(tournaments, yearOfTournament);
  const drawn = Array.from(years, ([year, group]) => drawYear(year, group, content));
  return {
    art: Object.fromEntries(drawn.map(({ year, art }) => [year, art])),
    firstView: drawn.flatMap(({ firstView }) => firstView),
    lineups: drawn.flatMap(({ lineups }) => lineups),
  };
}
