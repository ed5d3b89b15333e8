import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const after = (entry: string) =>
  problemsAfter(["opponents.yml", "breakwater:", `extra: ${entry}\nbreakwater:`]).map(
    ({ severity, cause }) => `${severity}: ${cause}`,
  );

test.each([
  "Côte Sauvage",
  "COTE SAUVAGE",
  "Côte Sauvage Ultimate",
  "Cote Sauvage Ultimate Club",
  "Maine Côte Sauvage",
])("the club itself, as %s, is no opponent", (name) => {
  expect(after(`{ name: ${name} }`)).toEqual([
    `error: ${name} is the club itself, so its games would count against it.`,
  ]);
});

test("another club of that name has a place, and one whose name only contains it is another", () => {
  expect(after("{ name: Côte Sauvage, location: { city: Denver, state: CO } }")).toEqual([]);
  expect(after("{ name: Old Côte Sauvage }")).toEqual([]);
});

test.each(["BYE", "spielfrei", "Winner of SF 1"])(
  "%s among the opponents is asked about",
  (name) => {
    expect(after(`{ name: ${name} }`)).toEqual([
      `warning: ${name} means that there is no opponent, but its games would count.`,
    ]);
  },
);
