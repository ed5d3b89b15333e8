import { badgeSymbol } from "#app/art/badge/badge-sheet.ts";
import { crestSheet } from "#app/art/crest/crest-sheet.ts";
import { emblemSheet } from "#app/art/emblem/emblem-sheet.ts";
import { emptySheet } from "#app/art/empty/empty-sheet.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { resultsTournaments, yearOfTournament } from "#app/domain/tournaments/listing.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { everyoneSheet } from "#app/page/everyone-sheet.ts";
import type { Sources } from "#app/page/sources.ts";
import { opponentsByName } from "#app/record/meetings.ts";
import type { EntryKind, Findable, SearchArt } from "./search-data.ts";

/** Whether an entry of a kind is in the index, by its id. */
function isIn({ entries }: Findable, kind: EntryKind): (id: string) => boolean {
  const own = entries.flatMap((entry) => (entry.kind === kind && "id" in entry ? entry.id : []));
  const ids = new Set<string>(own);
  return (id) => ids.has(id);
}

/** The sheets of the hits in the index: where it has everything, those of the pages and one of badges. */
export function drawSearch(
  sources: Sources,
  index: Findable,
): { art: SearchArt; sheets: readonly Sheet[] } {
  const { content, record } = sources;
  const isPerson = isIn(index, "people");
  const isOpponent = isIn(index, "opponents");
  const isTournament = isIn(index, "tournaments");
  const isBadge = isIn(index, "badges");
  const people = everyoneSheet(
    sources,
    [...record.people.values()].filter(({ id }) => isPerson(id)),
  );
  const opponents = crestSheet(
    opponentsByName(record).filter(({ id, now }) => isOpponent(now?.id ?? id)),
  );
  const badges = makeSheet(
    "tokens",
    [...record.badges.values()].map(badgeSymbol).filter(({ id }) => isBadge(id)),
  );
  const tournaments = resultsTournaments(content.tournaments).filter(({ id }) => isTournament(id));
  const years = groupBy(tournaments, yearOfTournament);
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
