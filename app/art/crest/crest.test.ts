import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { crest, monogram } from "./crest.ts";

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

test("every crest is valid, for any name", () => {
  for (let i = 0; i < 300; i += 1) {
    for (const name of ["Foam", "Merry Bosun", "Nereid", "<b>", ""]) {
      expect(proof(crest({ id: `team${i}`, name }))).toEqual([]);
    }
  }
});

test("two teams with one name have different crests", () => {
  expect(crest({ id: "a", name: "Foam" })).not.toBe(crest({ id: "c", name: "Foam" }));
});
