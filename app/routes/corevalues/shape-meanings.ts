import { INK_OF } from "#app/art/print/ink.ts";
import type { Content } from "#app/content/content.ts";
import { plural } from "#app/lib/text/plural.ts";
import type { Meaning } from "./Meanings.tsx";

/** What the team means by each value, with how many badges of the edition shown are earned for it. */
export function shapeMeanings({ coreValues, badgeQuest, site }: Content): Meaning[] {
  const year = site.badgeQuest?.edition ?? 0;
  const activated = badgeQuest.editions.get(year)?.activated ?? [];
  return coreValues.map(({ name, explanation }) => {
    const count = activated.filter((id) => badgeQuest.badges.get(id)?.value === name).length;
    const badges = count === 0 ? undefined : `${plural(count, "badge")} in ${year}`;
    return { name, ink: INK_OF[name], explanation, badges };
  });
}
