import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const problemsWith = (entry: string) =>
  problemsAfter(["opponents.yml", "breakwater:", `extra: ${entry}\nbreakwater:`]).map(
    ({ severity, cause }) => `${severity}: ${cause}`,
  );

test.each([
  "Côte Sauvage",
  "COTE SAUVAGE",
  "Côte Sauvage Ultimate",
  "Cote Sauvage Ultimate Club",
  "Maine Côte Sauvage",
])("the club itself, as %s, cannot be an opponent", (name) => {
  expect(problemsWith(`{ name: ${name} }`)).toEqual([
    `error: ${name} is the club itself, so its games would count against it.`,
  ]);
});

test("a club of the same name in the club’s own region is the club itself", () => {
  expect(problemsWith("{ name: Côte Sauvage, location: { city: Maine } }")).toEqual([
    "error: Côte Sauvage is the club itself, so its games would count against it.",
  ]);
});

test("a club of the same name in another city, or with another word, is an opponent", () => {
  expect(problemsWith("{ name: Côte Sauvage, location: { city: Denver, state: CO } }")).toEqual([]);
  expect(problemsWith("{ name: Old Côte Sauvage }")).toEqual([]);
});

test.each(["BYE", "Winner of SF 1"])(
  "an opponent called %s is a warning: it means that there is none",
  (name) => {
    expect(problemsWith(`{ name: ${name} }`)).toEqual([
      `warning: ${name} means that there is no opponent, but its games would count.`,
    ]);
  },
);
