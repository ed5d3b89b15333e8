import { expect, test } from "vitest";
import { choosePictures } from "#app/domain/core-values.ts";

test("values get the drawings in order", () => {
  expect(choosePictures([{}, {}, {}])).toEqual(["plan", "run", "throw"]);
  expect(choosePictures([{}, {}, {}, {}, {}, {}]).at(-1)).toBe("huddle");
});

test("a value may choose a drawing, and the others get the remaining ones", () => {
  expect(choosePictures([{ picture: "run" }, {}, {}])).toEqual(["run", "plan", "throw"]);
  expect(choosePictures([{}, {}, { picture: "huddle" }])).toEqual(["plan", "run", "huddle"]);
  expect(choosePictures([{ picture: "throw" }, { picture: "throw" }, {}])).toEqual([
    "throw",
    "throw",
    "plan",
  ]);
});

test("a value whose drawing was chosen by another gets a free one", () => {
  expect(choosePictures([{}, { picture: "plan" }, {}])).toEqual(["run", "plan", "throw"]);
});

test("a choice does not change the drawings of the other values", () => {
  expect(choosePictures([{ picture: "huddle" }, {}, {}])).toEqual(["huddle", "run", "throw"]);
});

test("the seventh of seven values gets the first drawing again", () => {
  expect(choosePictures(Array.from({ length: 7 }, () => ({}))).at(-1)).toBe("plan");
});
