import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { nameCard } from "#app/share/name-card.ts";

export const route = defineRoute({
  name: "season",
  pages: ({ record }) => record.seasons.map(({ year }) => ({ year: String(year) })),
  load({ content, record }, { year }) {
    const season = record.seasons.find((one) => String(one.year) === year);
    if (season === undefined) throw new RangeError(`There is no season ${year}.`);
    const name = season.displayName;
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
