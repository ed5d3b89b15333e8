import { expect, test } from "vitest";
import { fullName } from "./full-name.ts";
import { brandId } from "./ids.ts";
import { jerseyIn, jerseyOrder } from "./jersey.ts";
import { listPeople, rosterStep, yearsLabel } from "./roster.ts";

test.each([
  [{ first: "Freya", last: "Alder" }, "Freya Alder"],
  [{ first: "Orla", last: "Walsh", apart: "17" }, "Orla Walsh (17)"],
  [{ first: "", last: "Li" }, "Li"],
])("the name %j is written %s", (name, text) => {
  expect(fullName(name)).toBe(text);
});

test("00 is a number of its own, and sorts before 0", () => {
  const numbers = [7, 0, "00" as const];
  expect(numbers.toSorted((a, b) => jerseyOrder(a) - jerseyOrder(b))).toEqual(["00", 0, 7]);
});

test("a season’s number overrides the usual one, and built-in object keys match nobody", () => {
  const season = { numbers: { alder: 0 } };
  const worn = ["alder", "birch", "toString"].map((id) => jerseyIn(season, { id, jersey: 7 }));
  expect(worn).toEqual([0, 7, 7]);
  expect(jerseyIn({}, { id: "alder", jersey: null })).toBeUndefined();
});

test("an empty text is nobody’s key", () => {
  expect(() => brandId<"person">("")).toThrow("A key is at least one letter.");
});

test("players come first, then coaches, in published order, and a playing coach once", () => {
  expect(listPeople({ players: ["wetli", "berg"], coaches: ["thistle", "berg"] })).toEqual([
    "wetli",
    "berg",
    "thistle",
  ]);
});

test.each([
  ["wetli", { previous: undefined, next: "alder", number: 1, total: 3 }],
  ["alder", { previous: "wetli", next: "berg", number: 2, total: 3 }],
  ["berg", { previous: "alder", next: undefined, number: 3, total: 3 }],
  ["stranger", { previous: undefined, next: undefined, number: 0, total: 3 }],
])("beside %s on the roster are %j", (person, step) => {
  expect(rosterStep(["wetli", "alder", "berg"], person)).toEqual(step);
});

// There was no season in 2020.
const SEASONS = [2022, 2021, 2019, 2018, 2017, 2016, 2015];

test.each([
  [[2015], "2015"],
  [[2015, 2016], "2015–2016"],
  [[2018, 2015, 2016], "2015–2016, 2018"],
  [[2015, 2017, 2019], "2015, 2017, 2019"],
  [[2015, 2016, 2017, 2018, 2019, 2021], "2015–2021"],
  [[2018, 2021, 2022], "2018, 2021–2022"],
  [[2020], ""],
])("the years %j on the team are written “%s”", (years, text) => {
  expect(yearsLabel(years, SEASONS)).toBe(text);
});
