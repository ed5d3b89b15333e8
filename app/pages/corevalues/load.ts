import { cornersOf } from "#app/domain/core-values.ts";
import { valueInk, valueKey } from "#app/domain/value-inks.ts";
import { pageLabel } from "#app/pages/shared/paths.ts";
import { defineRoute } from "#app/pages/shared/route.ts";
import { titleWith } from "#app/pages/shared/titles.ts";
import { coreValuesCard } from "#app/outputs/share/core-values-card.ts";
import type { Content } from "#app/content/content.ts";
import * as words from "#words/pages/core-values.ts";
import { defaultPictureSheet } from "./default-picture.ts";
import type { Meaning, View } from "./View.tsx";

/** Hints for the sliders: all but the last one change a circle. */
function hintsOf(values: number): string[] {
  const circles = cornersOf(values).map((corner) => words.setsTheCircle[corner]);
  return [...circles, words.pullsTogether(circles.length)];
}

/** The values with their explanations and the number of their current badges. */
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

export const route = defineRoute<"corevalues", typeof View>({
  load({ content }) {
    const { site, coreValues } = content;
    const picture = defaultPictureSheet(coreValues.length);
    const names = coreValues.map(({ name }) => name);
    return {
      head: {
        title: titleWith(site, pageLabel("corevalues", site.parts)),
        description: words.description(names, site.teamName, site.parts?.corevalues),
      },
      data: { artwork: picture.href, meanings: shapeMeanings(content) },
      parameters: names.map(valueKey),
      sheets: [{ ...picture, inline: true }],
      art: [picture.href],
      card: coreValuesCard(content),
    };
  },
});
