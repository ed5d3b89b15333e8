import { expect, test } from "vitest";
import { setValue } from "./set-value.ts";

// In the order of the alphabet, but for elder.
const keys = "alder birch cedar elder dogwood fir gorse ivy larch oak".split(" ");

/** Position of a new entry, hazel, in a file with these keys. */
function findPlace(names: readonly string[]): number {
  const file = names.map((name) => `${name}:\n  jersey: 1\n`).join("");
  const added = setValue(file, ["hazel"], { jersey: 8 });
  return added.match(/^\w+/gm)?.indexOf("hazel") ?? -1;
}

test("a new entry is in alphabetical order, even if one of the others is not", () => {
  expect(findPlace(keys)).toBe(7);
});

test("a file in another order gets its new entry at the end", () => {
  expect(findPlace(keys.toReversed())).toBe(keys.length);
});
