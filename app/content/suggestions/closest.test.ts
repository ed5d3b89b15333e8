import { expect, test } from "vitest";
import { findClosest, findNearest } from "#app/content/suggestions.ts";

const opponents = ["anchors", "hotkettle", "hoist", "hoist-x", "pop"];

test.each([
  ["anchrs", "anchors"],
  ["Hot Kettle", "hotkettle"],
  ["hiest", "hoist"],
  ["hoistx", "hoist-x"],
  ["Pop", "pop"],
])("%s probably means %s", (written, meant) => {
  expect(findClosest(written, opponents)).toBe(meant);
});

test("at most two letters, and half of them, may be wrong", () => {
  expect(findClosest("brutesquad", opponents)).toBeUndefined();
  expect(findClosest("eh", ["ek"])).toBe("ek");
  expect(findClosest("x", ["y"])).toBeUndefined();
});

test("of equally close words none is suggested", () => {
  expect(findClosest("hoist-z", ["hoist-x", "hoist-y"])).toBeUndefined();
  expect(findClosest("hoist-z", ["hoist-x", "hoist-x"])).toBe("hoist-x");
});

test("all equally close candidates are listed", () => {
  expect(findNearest("scot", ["scott", "scout", "perry"])).toEqual(["scott", "scout"]);
  expect(findNearest("scott", ["scott", "scout"])).toEqual(["scott"]);
});
