import { expect, test } from "vitest";
import { problemsAfter } from "#app/content/testing/small-content.ts";

const named = (first: string) => problemsAfter(["players.yml", "first: Freya", `first: ${first}`]);

test("a name that pictures cannot spell is said", () => {
  expect(
    named("李娜").map(({ severity, field, cause, remedy }) => [severity, field, cause, remedy]),
  ).toEqual([
    [
      "warning",
      "alder, name, first",
      "Cards and posters have no letters for “李娜”, so they leave it out. Pages show it.",
      "Write it in Latin letters, if pictures should name her.",
    ],
  ]);
  expect(named("Мария")).toHaveLength(1);
});

test("accents and letters of other Latin alphabets are drawn", () => {
  for (const first of ["Núria", "Łucja", "Øyvør", "Anne-Marie", "D’Arcy"])
    expect(named(first)).toEqual([]);
});
