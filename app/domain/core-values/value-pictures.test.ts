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

test("a value whose drawing is free has it, whatever the others chose", () => {
  expect(picturesOf([{}, { picture: "plan" }, {}])).toEqual(["run", "plan", "throw"]);
});

test("a drawing that nobody else has stays at its place", () => {
  expect(picturesOf([{ picture: "huddle" }, {}, {}])).toEqual(["huddle", "run", "throw"]);
});

test("more values than drawings share the first one", () => {
  expect(picturesOf(Array.from({ length: 7 }, () => ({}))).at(-1)).toBe("plan");
});
