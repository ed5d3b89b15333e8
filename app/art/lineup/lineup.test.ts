import { expect, test } from "vitest";
import { proof } from "#app/art/proof.ts";
import { seasonOf, SQUAD, YEARS } from "#app/art/season/printed-season.ts";
import { lineup } from "./lineup.ts";

const team = SQUAD.slice(0, 28);

test("a line-up of any size and proportion is sound", () => {
  for (const year of YEARS) {
    for (const size of [0, 1, 18, 28]) {
      expect(proof(lineup(seasonOf(year), SQUAD.slice(0, size), 1440, 640))).toEqual([]);
      expect(proof(lineup(seasonOf(year), SQUAD.slice(0, size), 720, 620))).toEqual([]);
    }
  }
});

test("every number of the team is shown once", () => {
  const numbers = Array.from(
    lineup(seasonOf(2019), team, 1440, 640).matchAll(/>(\d+)<\/text>/g),
    ([, n]) => n,
  );
  const expected = team.flatMap(({ jersey }) => (jersey == null ? [] : String(jersey)));
  expect(new Set(numbers)).toEqual(new Set(expected));
  expect(numbers).toHaveLength(expected.length);
});

// Heights of all heads.
const heights = (count: number) => {
  const markup = lineup(seasonOf(2019), SQUAD.slice(0, count), 1440, 640);
  return [...markup.matchAll(/translate\([-\d.]+ ([-\d.]+)\) scale/g)].map(([, y]) => Number(y));
};
const spread = (ys: number[]) => Math.max(...ys) - Math.min(...ys);

test("above twenty people the team stands in three rows", () => {
  expect(spread(heights(28))).toBeGreaterThan(spread(heights(20)));
});
