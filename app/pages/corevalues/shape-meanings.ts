import type { ClubRecord } from "#app/record/record.ts";
import { placeCorners } from "#app/domain/core-values.ts";
import { valueInk, valueKey } from "#app/domain/value-inks.ts";
import * as words from "#words/pages/core-values.ts";

/** Hints for the sliders: each moves one circle, the last one moves all of them together. */
function writeHints(values: number): string[] {
  const circles = placeCorners(values).map((corner) => words.setsTheCircle[corner]);
  return [...circles, words.pullsTogether(circles.length)];
}

/** The core values with explanations and the number of their current badges. */
export function shapeMeanings({ club: { coreValues }, shownEdition }: ClubRecord) {
  const { year = 0, activated = [] } = shownEdition ?? {};
  const hints = writeHints(coreValues.length);
  return coreValues.map(({ name, explanation }, index) => {
    const count = activated.filter(({ value }) => value === name).length;
    const badges = count === 0 ? undefined : words.badgesIn(count, year);
    return {
      name,
      /** Name of its query parameter. */
      key: valueKey(name, index),
      /** "Sets the upper circle." */
      hint: hints[index] ?? "",
      ink: valueInk(index),
      explanation,
      /** "19 badges in 2019", if Badge Quest has any. */
      badges,
    };
  });
}

/** A value with its explanation. */
export type CoreValueSummary = ReturnType<typeof shapeMeanings>[number];
