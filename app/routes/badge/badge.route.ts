import { badgeSlug } from "#app/domain/badge-quest/badge-slug.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import { nameCard } from "#app/share/name-card.ts";

export const route = defineRoute({
  name: "badge",
  pages: ({ record }) => Array.from(record.badges.values(), ({ id }) => ({ slug: badgeSlug(id) })),
  load({ content, record }, { slug }) {
    const badge = [...record.badges.values()].find(({ id }) => badgeSlug(id) === slug);
    if (badge === undefined) throw new RangeError(`There is no badge ${slug}.`);
    const name = badge.title;
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
