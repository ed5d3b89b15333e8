import { expect, test } from "vitest";
import { otherNames } from "#app/domain/tournaments.ts";

const sarasota = { region: { name: "Florida" } };

test("a tournament is also found by its slug and its state’s full name", () => {
  expect(otherNames({ id: "2019-esc", location: { region: { name: "Ohio" } } }, undefined)).toEqual(
    ["esc", "Ohio"],
  );
});

test("the season’s finish belongs only to the tournament of its level", () => {
  const finish = "T9th Nationals";
  expect(otherNames({ id: "2017-nationals", location: sarasota }, finish)).toContain(finish);
  expect(otherNames({ id: "2017-regionals", location: sarasota }, finish)).not.toContain(finish);
});

test.each([
  ["2025-world-champs", "3rd World Champs"],
  ["2025-dm", "3rd D.M."],
])("%s is also called %s", (id, finish) => {
  expect(otherNames({ id, location: sarasota }, finish)).toContain(finish);
});

test("part of a word is not a level", () => {
  expect(otherNames({ id: "2025-esc", location: sarasota }, "3rd Descent")).toEqual([
    "esc",
    "Florida",
  ]);
});

test("a place without a state has no state name", () => {
  expect(otherNames({ id: "2022-dc-round-robin", location: { region: undefined } }, null)).toEqual([
    "dc-round-robin",
  ]);
});
