import { enumerate } from "#words/lists.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { nameCard } from "#app/share/name-card.ts";
import { shapeData } from "./shape-data.ts";

export const route = defineRoute({
  name: "data",
  load(sources) {
    const { site } = sources.content;
    const data = shapeData(sources);
    const names = enumerate(data.tables.map(({ name }) => name));
    return {
      head: {
        title: titleWith(site, "Open data"),
        description: `The record of ${site.teamName} as files to take: ${names}, as JSON and CSV; calendars and feeds to follow; the season’s record for other pages.`,
        feeds: data.feeds.map(({ name }) => name),
      },
      data,
      sheets: [],
      art: [],
      card: nameCard(site, "Open data"),
    };
  },
});
