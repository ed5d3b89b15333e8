import { badgeSymbol } from "#app/art/badge/badge.ts";
import { crestSheet } from "#app/art/crest/crest.ts";
import { emblemSheet } from "#app/art/emblem/emblem.ts";
import { emptySheet } from "#app/art/empty/empty-state.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { resultsTournaments } from "#app/domain/tournaments.ts";
import { groupBy } from "#app/lib/list.ts";
import { everyoneSheet } from "#app/entities/person/everyone-sheet.ts";
import { defineRoute } from "#app/routes/route.ts";
import type { Sources } from "#app/routes/sources.ts";
import { titleWith } from "#app/routes/titles.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { opponentsByName } from "#app/record/figures.ts";
import type { SearchArt } from "#app/search/search-data.ts";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import * as words from "#words/search.ts";
import type { View } from "./View.tsx";

/** Art sheets for the hits: those of other pages, and one of badges. */
function drawSearch(sources: Sources): { art: SearchArt; empty: string; sheets: readonly Sheet[] } {
  const { record } = sources;
  const people = everyoneSheet(sources);
  const opponents = crestSheet(opponentsByName(record));
  const badges = makeSheet("tokens", [...record.badges.values()].map(badgeSymbol));
  const years = groupBy(resultsTournaments(record.tournaments), ({ year }) => year);
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
      ...Object.fromEntries(emblems.map(([year, { href }]) => [year, href])),
    },
    empty: empty.href,
    sheets: [people, opponents, badges, ...emblems.map(([, sheet]) => sheet), empty],
  };
}

export const route = defineRoute<"search", typeof View>({
  load(sources) {
    const { record } = sources;
    const { club } = record;
    const { sheets, ...drawn } = drawSearch(sources);
    return {
      head: {
        title: titleWith(club, pageLabels.search),
        description: words.description(club.teamName),
      },
      data: { ...makeDocuments(record), ...drawn },
      sheets,
      // No pictures are visible before the first search.
      art: [],
      card: nameCard(club, pageLabels.search),
    };
  },
});
