import { expect, test } from "vitest";
import { seededRandom } from "./random.ts";

function ten(seed: number): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: 10 }, () => random.whole(1000));
}

test("the same seed gives the same numbers, another one others", () => {
  expect(ten(7)).toEqual(ten(7));
  expect(ten(7)).not.toEqual(ten(8));
});

test("numbers stay below their bound and reach all of it", () => {
  const random = seededRandom(1);
  const seen = new Set(Array.from({ length: 500 }, () => random.whole(6)));
  expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test("nothing can be picked from an empty list", () => {
  expect(() => seededRandom(1).pick([])).toThrow(new RangeError("There is nothing to pick from."));
});
