import { badgeSymbol } from "#app/art/badge/badge.ts";
import { crestSheet } from "#app/art/crest/crest.ts";
import { emblemSheet } from "#app/art/emblem/emblem.ts";
import { emptySheet } from "#app/art/empty/empty-state.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { resultsTournaments, yearOfTournament } from "#app/domain/tournaments.ts";
import { groupBy } from "#app/lib/list.ts";
import { everyoneSheet } from "#app/page/everyone-sheet.ts";
import type { Sources } from "#app/page/sources.ts";
import { opponentsByName } from "#app/record/figures.ts";
import type { SearchArt } from "./search-data.ts";

/** The sheets of the hits: those of the pages, and one of badges. */
export function drawSearch(sources: Sources): { art: SearchArt; sheets: readonly Sheet[] } {
  const { content, record } = sources;
  const people = everyoneSheet(sources);
  const opponents = crestSheet(opponentsByName(record));
  const badges = makeSheet("tokens", [...record.badges.values()].map(badgeSymbol));
  const years = groupBy(resultsTournaments(content.tournaments), yearOfTournament);
  const emblems = Array.from(
    years,
    ([year, group]) => [year, emblemSheet(`emblems-${year}`, group)] as const,
  );
  const empty = emptySheet();
  return {
    art: {
      people: people.href,
      opponents: opponents.href,
      badges: badges.href,
      tournaments: Object.fromEntries(emblems.map(([year, { href }]) => [year, href])),
      empty: empty.href,
    },
    sheets: [people, opponents, badges, ...emblems.map(([, sheet]) => sheet), empty],
  };
}
