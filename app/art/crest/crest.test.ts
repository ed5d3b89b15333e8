import { expect, test } from "vitest";
import { proof } from "#app/art/proof.ts";
import { crest, cut, monogram } from "./crest.ts";

test.each([
  ["Merry Bosun", "MB"],
  ["Gales Make Gulls", "GMG"],
  ["One Two Three Four", "OTT"],
  ["7evens", "7"],
  ["Foam", "FOAM"],
  ["Nereid", "N"],
  ["Ocean’s", "O"],
  ["Y’all", "YALL"],
  ["D.C. Shadow", "DS"],
  ["élan", "ÉLAN"],
  ["Hot-n-Cold", "HNC"],
  ["", "?"],
  ["👟", "?"],
])("the monogram of %s is %s", (name, expected) => {
  expect(monogram(name)).toBe(expected);
});

test("every crest is sound, whatever its name", () => {
  for (let i = 0; i < 300; i += 1) {
    for (const name of ["Foam", "Merry Bosun", "Nereid", "<b>", ""]) {
      expect(proof(crest({ id: `team${i}`, name }))).toEqual([]);
    }
  }
});

test("two teams of one name have different crests", () => {
  expect(crest({ id: "a", name: "Foam" })).not.toBe(crest({ id: "c", name: "Foam" }));
});

test("a square is cut in half", () => {
  const square = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ] as const;
  const right = [
    [5, -5],
    [20, -5],
    [20, 20],
    [5, 20],
  ] as const;
  const expected = [
    [5, 0],
    [10, 0],
    [10, 10],
    [5, 10],
  ];
  expect(cut(square, right)).toEqual(expected);
  expect(cut(square, right.toReversed())).toEqual(expected);
});

test("a field beside the shape leaves nothing", () => {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
  ] as const;
  expect(
    cut(square, [
      [5, 5],
      [6, 5],
      [6, 6],
    ]),
  ).toEqual([]);
});
