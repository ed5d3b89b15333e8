import { brandId } from "#app/domain/ids.ts";
import { fullName } from "#app/domain/roster/full-name.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { nameCard } from "#app/share/name-card.ts";

export const route = defineRoute({
  name: "player",
  pages: ({ record }) =>
    [...record.people.values()].flatMap(({ id, tenures }) => (tenures.length > 0 ? [{ id }] : [])),
  load({ content, record }, { id }) {
    const player = record.people.get(brandId(id));
    if (player === undefined) throw new RangeError(`There is no player ${id}.`);
    const name = fullName(player.name);
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
