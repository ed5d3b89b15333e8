import { nameCard } from "#app/outputs/share/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import type { Kind, SearchDocument } from "#app/search/search-data.ts";
import { drawSearch } from "#app/search/search-index.ts";
import * as words from "#words/search.ts";
import type { View } from "./View.tsx";

const toLink = ({ title, href }: SearchDocument) => ({ title, href });

export const route = defineRoute<"search", typeof View>({
  load(sources) {
    const { record } = sources;
    const { club } = record;
    const { documents } = makeDocuments(record);
    const listed = (wanted: Kind) => documents.filter(({ kind }) => kind === wanted);
    return {
      head: {
        title: titleWith(club, pageLabels.search),
        description: words.description(club.teamName),
      },
      data: {
        pages: listed("pages").map(({ kind, title, note, href, tile }) => ({
          kind,
          title,
          href,
          note,
          tile,
        })),
        badges: listed("badges").map(toLink),
        // Sanctioned tournaments have a drawing, and are on the page of results.
        tournaments: listed("tournaments")
          .filter(({ drawing }) => drawing === undefined)
          .map(toLink),
      },
      sheets: drawSearch(sources).sheets,
      // No pictures are visible before the first search.
      card: nameCard(club, pageLabels.search),
    };
  },
});
