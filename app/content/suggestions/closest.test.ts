import { expect, test } from "vitest";
import { closest, nearest } from "./suggestions.ts";

const opponents = ["anchors", "hotkettle", "hoist", "hoist-x", "pop"];

test.each([
  ["anchrs", "anchors"],
  ["Hot Kettle", "hotkettle"],
  ["hiest", "hoist"],
  ["hoistx", "hoist-x"],
  ["Pop", "pop"],
])("%s probably means %s", (written, meant) => {
  expect(closest(written, opponents)).toBe(meant);
});

test("a word that resembles none has no suggestion", () => {
  expect(closest("brutesquad", opponents)).toBeUndefined();
  expect(closest("eh", ["ek"])).toBe("ek");
  expect(closest("x", ["y"])).toBeUndefined();
});

test("of equally close words none is suggested", () => {
  expect(closest("hoist-z", ["hoist-x", "hoist-y"])).toBeUndefined();
  expect(closest("hoist-z", ["hoist-x", "hoist-x"])).toBe("hoist-x");
});

test("all equally close candidates are listed", () => {
  expect(nearest("scot", ["scott", "scout", "perry"])).toEqual(["scott", "scout"]);
  expect(nearest("scott", ["scott", "scout"])).toEqual(["scott"]);
});
