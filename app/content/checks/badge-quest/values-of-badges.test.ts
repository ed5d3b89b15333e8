import { expect, test } from "vitest";
import { problemsAfter, findProblems, smallContent } from "#app/content/testing/small-content.ts";

const file = "badge-quest/badges.yml";
const badge = (id: string, value: string) =>
  `${id}:\n  title: ${id}\n  rule: Earn it.\n  value: ${value}\n  icon: mdi:star\n`;

/** Problems of a club without core-values.yml: its badges have the value Character and these. */
function problemsWith(...values: readonly string[]) {
  const texts = new Map(smallContent);
  texts.delete("core-values.yml");
  const others = values.map((value, index) => badge(`BADGE_${index}`, value));
  return findProblems(texts.set(file, (texts.get(file) ?? "") + others.join("")));
}

test("a badge’s value must be in core-values.yml, and a typo gets a suggestion", () => {
  const [problem, ...others] = problemsAfter([file, "value: Character", "value: Caracter"]);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    severity: "error",
    line: 5,
    field: "HI_FIVE, value",
    cause: 'value is "Caracter", which is not in core-values.yml.',
    remedy: "Did you mean Character? If it is new, add it there first.",
  });
});

test("without core-values.yml, the values are those of the badges, up to six", () => {
  expect(problemsWith("Wind", "Rain", "Sun", "Snow", "Fog")).toEqual([]);
  const problems = problemsWith("Wind", "Rain", "Sun", "Snow", "Fog", "Hail", "Wind");
  expect(problems.map(({ line, cause, remedy }) => [line, cause, remedy])).toEqual([
    [
      36,
      "Hail is one core value too many: a club can have up to six.",
      "Choose one of Character, Wind, Rain, Sun, Snow, Fog.",
    ],
  ]);
});

test("without core-values.yml, a value has one spelling: the first", () => {
  const [problem, ...others] = problemsWith("Wind", "character", "wind");
  expect(others.map(({ cause }) => cause)).toEqual([
    'value is "wind", which other badges spell "Wind".',
  ]);
  expect(problem).toMatchObject({
    cause: 'value is "character", which other badges spell "Character".',
    remedy: "Write Character.",
  });
});
