import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { countsInWords } from "#app/page/counts-in-words.ts";
import { drawSearch } from "#app/search/draw-search.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { exampleQueries } from "#app/search/sources/examples.ts";
import { nameCard } from "#app/share/card.ts";
import * as words from "#words/search.ts";
import { pageLabels } from "#app/paths.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"search", typeof View>({
  load(sources) {
    const { site } = sources.content;
    const findable = makeFindable(sources);
    const { art, sheets } = drawSearch(sources);
    return {
      head: {
        title: titleWith(site, pageLabels.search),
        description: words.description(site.teamName),
      },
      data: {
        ...findable,
        countsInWords: countsInWords(sources.record),
        state: sources.content.states.called.one,
        examples: exampleQueries(findable.entries),
        art,
      },
      sheets,
      // None is seen before something was found.
      art: [],
      card: nameCard(site, pageLabels.search),
    };
  },
});
