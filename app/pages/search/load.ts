import { nameCard } from "#app/outputs/share/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import * as words from "#words/search.ts";
import { drawSearch } from "#app/search/search-index.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"search", typeof View>({
  load(sources) {
    const { record } = sources;
    const { club } = record;
    const { documents } = makeDocuments(record);
    // Every page, and the badges and tournaments that no other page lists.
    const listed = documents.filter(
      ({ kind, drawing }) =>
        kind === "pages" || kind === "badges" || (kind === "tournaments" && drawing === undefined),
    );
    return {
      head: {
        title: titleWith(club, pageLabels.search),
        description: words.description(club.teamName),
      },
      data: {
        documents: listed.map(({ kind, title, note, href, tile }) =>
          kind === "pages" ? { kind, title, href, note, tile } : { kind, title, href },
        ),
      },
      sheets: drawSearch(sources).sheets,
      // No pictures are visible before the first search.
      card: nameCard(club, pageLabels.search),
    };
  },
});
