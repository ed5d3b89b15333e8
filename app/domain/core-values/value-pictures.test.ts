import { expect, test } from "vitest";
import { picturesOf } from "#app/domain/core-values.ts";

test("values have the drawings in their order", () => {
  expect(picturesOf([{}, {}, {}])).toEqual(["plan", "run", "throw"]);
  expect(picturesOf([{}, {}, {}, {}, {}, {}]).at(-1)).toBe("huddle");
});

test("a value may ask for another drawing, and the others share what is left", () => {
  expect(picturesOf([{ picture: "run" }, {}, {}])).toEqual(["run", "plan", "throw"]);
  expect(picturesOf([{}, {}, { picture: "huddle" }])).toEqual(["plan", "run", "huddle"]);
  expect(picturesOf([{ picture: "throw" }, { picture: "throw" }, {}])).toEqual([
    "throw",
    "throw",
    "plan",
  ]);
});
