import { expect, test } from "vitest";
import { repeats } from "./repeats.ts";

test("everything but the first of its kind is a repeat", () => {
  const named = (...names: string[]) => names.map((what, index) => ({ what, path: [index] }));
  expect(repeats(named("a", "b", "a", "a"))).toEqual([
    { what: "a", path: [2] },
    { what: "a", path: [3] },
  ]);
  expect(repeats(named("a", "b"))).toEqual([]);
});
