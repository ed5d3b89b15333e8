import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { nameCard } from "#app/share/name-card.ts";

export const route = defineRoute({
  name: "tournament",
  pages: ({ record }) =>
    record.tournaments.flatMap(({ id, dates }) => (dates === undefined ? [] : [{ id }])),
  load({ content, record }, { id }) {
    const tournament = record.tournaments.find((one) => one.id === id);
    if (tournament === undefined) throw new RangeError(`There is no tournament ${id}.`);
    const name = `${tournament.name} ${tournament.year}`;
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
