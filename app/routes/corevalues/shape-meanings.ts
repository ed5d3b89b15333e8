import type { Content } from "#app/content/content.ts";
import { cornersOf } from "#app/domain/core-values/geometry.ts";
import { valueInk } from "#app/domain/core-values/value-inks.ts";
import { valueKey } from "#app/domain/core-values/value-key.ts";
import * as words from "#words/pages/core-values.ts";
import type { Meaning } from "./Meanings.tsx";

/** What a slider does to the picture: all but the last set a circle. */
function hintsOf(values: number): string[] {
  const circles = cornersOf(values).map((corner) => words.setsTheCircle[corner]);
  return [...circles, words.pullsTogether(circles.length)];
}

/** What the team means by each value, with how many badges of the edition shown are earned for it. */
export function shapeMeanings({ coreValues, badgeQuest, site }: Content): Meaning[] {
  const year = site.badgeQuest?.edition ?? 0;
  const activated = badgeQuest.editions.get(year)?.activated ?? [];
  const hints = hintsOf(coreValues.length);
  return coreValues.map(({ name, explanation }, place) => {
    const count = activated.filter((id) => badgeQuest.badges.get(id)?.value === name).length;
    const badges = count === 0 ? undefined : words.badgesIn(count, year);
    return {
      name,
      key: valueKey(name, place),
      hint: hints[place] ?? "",
      ink: valueInk(place),
      explanation,
      badges,
    };
  });
}
