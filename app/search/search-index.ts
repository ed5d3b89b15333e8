import { badgeSymbol } from "#app/art/badge/badge.ts";
import { crestSheet } from "#app/art/crest/crest.ts";
import { emblemSheet } from "#app/art/emblem/emblem.ts";
import { treeSheet } from "#app/art/empty/empty-state.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { resultsTournaments } from "#app/domain/tournaments.ts";
import { everyoneSheet } from "#app/entities/person/busts.ts";
import { groupBy } from "#app/lib/list.ts";
import { opponentsByName } from "#app/record/figures.ts";
import type { Sources } from "#app/routes/sources.ts";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import type { SearchArt, SearchData } from "#app/search/search-data.ts";

/** Art sheets for the hits: those of other pages, and one of badges. */
export function drawSearch(sources: Sources) {
  const { record } = sources;
  const people = everyoneSheet(sources);
  const opponents = crestSheet(opponentsByName(record));
  const badges = makeSheet("tokens", [...record.badges.values()].map(badgeSymbol));
  const years = groupBy(resultsTournaments(record.tournaments), ({ year }) => year);
  const emblems = Array.from(
    years,
    ([year, group]) => [year, emblemSheet(`emblems-${year}`, group)] as const,
  );
  const art: SearchArt = {
    people: people.href,
    opponents: opponents.href,
    badges: badges.href,
    ...Object.fromEntries(emblems.map(([year, { href }]) => [year, href])),
  };
  const tree = treeSheet();
  const sheets = [people, opponents, badges, ...emblems.map(([, sheet]) => sheet), tree];
  return { art, treeSheet: tree.href, sheets };
}

/** The search index, which the dialog and the search page fetch. */
export function makeSearchIndex(sources: Sources): SearchData {
  const { sheets: _, ...pictures } = drawSearch(sources);
  return { ...makeDocuments(sources.record), ...pictures };
}
