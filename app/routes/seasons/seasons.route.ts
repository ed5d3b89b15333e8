import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { nameCard } from "#app/share/name-card.ts";

export const route = defineRoute({
  name: "seasons",
  load({ content }) {
    const name = "Seasons";
    return {
      head: {
        title: titleWith(content.site, name),
        description: `${name}: everything that ${content.site.teamName} has on record.`,
      },
      data: { name },
      sheets: [],
      art: [],
      card: nameCard(content.site, name),
    };
  },
});
