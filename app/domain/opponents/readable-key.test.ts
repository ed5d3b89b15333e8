import { expect, test } from "vitest";
import { readableKey } from "#app/domain/opponents.ts";

test("a key becomes capitalized words", () => {
  expect(readableKey("hoist-x")).toBe("Hoist X");
  expect(readableKey("hot_kettle")).toBe("Hot Kettle");
  expect(readableKey("7evens")).toBe("7evens");
});

test("extra hyphens leave no empty words", () => {
  expect(readableKey("-hoist--x-")).toBe("Hoist X");
  expect(readableKey("")).toBe("");
});
