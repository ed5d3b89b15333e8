import { brandId } from "#app/domain/ids.ts";
import { displayName } from "#app/domain/opponents/opponent.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { nameCard } from "#app/share/name-card.ts";

export const route = defineRoute({
  name: "opponent",
  pages: ({ record }) =>
    [...record.opponents.values()].flatMap(({ id, games }) => (games.length > 0 ? [{ id }] : [])),
  load({ content, record }, { id }) {
    const opponent = record.opponents.get(brandId(id));
    if (opponent === undefined) throw new RangeError(`There is no opponent ${id}.`);
    const name = displayName(opponent);
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
