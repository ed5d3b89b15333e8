import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { testSeason, SQUAD, YEARS } from "#app/art/testing/squad.ts";
import { formation, lineup } from "./lineup.ts";

const team = SQUAD.slice(0, 28);

test("a line-up of any size and proportion is valid", () => {
  for (const year of YEARS) {
    for (const size of [0, 1, 18, 28]) {
      expect(proof(lineup(testSeason(year), SQUAD.slice(0, size), 1440, 640))).toEqual([]);
      expect(proof(lineup(testSeason(year), SQUAD.slice(0, size), 720, 620))).toEqual([]);
    }
  }
});

test("every jersey number of the team appears once", () => {
  const numbers = Array.from(
    lineup(testSeason(2019), team, 1440, 640).matchAll(/>(\d+)<\/text>/g),
    ([, n]) => n,
  );
  const expected = team.flatMap(({ jersey }) => (jersey == null ? [] : String(jersey)));
  expect(new Set(numbers)).toEqual(new Set(expected));
  expect(numbers).toHaveLength(expected.length);
});

test("a team stands in the number of rows that draws it largest", () => {
  expect(formation(8, 2160, 640).rows).toBe(1);
  expect(formation(20, 2160, 640).rows).toBe(2);
  expect(formation(12, 780, 670).rows).toBe(3);
});
