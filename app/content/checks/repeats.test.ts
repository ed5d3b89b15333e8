import { expect, test } from "vitest";
import { repeats, type UniqueValue } from "./check.ts";

function named(...names: string[]): UniqueValue[] {
  return names.map((what, index) => ({ what, path: [index] }));
}

test("every value after the first like it is a repeat", () => {
  expect(repeats(named("a", "b", "a", "a"))).toEqual([
    { what: "a", path: [2] },
    { what: "a", path: [3] },
  ]);
  expect(repeats(named("a", "b"))).toEqual([]);
});
