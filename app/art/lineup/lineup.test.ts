import { expect, test } from "vitest";
import { proof } from "#app/art/testing/proof.ts";
import { testSeason, SQUAD, YEARS } from "#app/art/testing/squad.ts";
import { formation, lineup } from "./lineup.ts";

const team = SQUAD.slice(0, 28);

test("a lineup has valid markup in every season, with 0 to 28 people, wide or nearly square", () => {
  for (const year of YEARS) {
    for (const size of [0, 1, 18, 28]) {
      expect(proof(lineup(testSeason(year), SQUAD.slice(0, size), 1440, 640))).toEqual([]);
      expect(proof(lineup(testSeason(year), SQUAD.slice(0, size), 720, 620))).toEqual([]);
    }
  }
});

test("everyone with a jersey number wears it, and nobody else wears one", () => {
  const numbers = Array.from(
    lineup(testSeason(2019), team, 1440, 640).matchAll(/>(\d+)<\/text>/g),
    ([, number = ""]) => number,
  );
  const expected = team.flatMap(({ jersey }) => (jersey == null ? [] : String(jersey)));
  expect(numbers.toSorted()).toEqual(expected.toSorted());
});

test.each([
  { people: 8, width: 2160, height: 640, rows: 1 },
  { people: 20, width: 2160, height: 640, rows: 2 },
  { people: 12, width: 780, height: 670, rows: 3 },
])(
  "$people people in a picture of $width by $height stand in rows: $rows",
  ({ people, width, height, rows }) => {
    expect(formation(people, width, height).rows).toBe(rows);
  },
);
