import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { drawSearch } from "#app/search/draw-search.ts";
import { countEntries, makeFindable } from "#app/search/make-search.ts";
import { exampleQueries } from "#app/search/sources/examples.ts";
import { nameCard } from "#app/share/name-card.ts";

export const route = defineRoute({
  name: "search",
  load(sources) {
    const { site } = sources.content;
    const findable = makeFindable(sources);
    const { art, sheets } = drawSearch(sources);
    return {
      head: {
        title: titleWith(site, "Search"),
        description: `Everything on the site of ${site.teamName} by kind: people, seasons, tournaments, opponents, places, badges and news, and a search over all of it.`,
      },
      data: {
        ...findable,
        counts: countEntries(findable),
        examples: exampleQueries(findable.entries),
        art,
      },
      sheets,
      // None is seen before something was found.
      art: [],
      card: nameCard(site, "Search"),
    };
  },
});
