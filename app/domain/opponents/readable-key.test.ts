import { expect, test } from "vitest";
import { readableKey } from "./readable-key.ts";

test("a key becomes words with capitals", () => {
  expect(readableKey("heist-x")).toBe("Heist X");
  expect(readableKey("hot_metal")).toBe("Hot Metal");
  expect(readableKey("6ixers")).toBe("6ixers");
});

test("stray hyphens leave no empty words", () => {
  expect(readableKey("-heist--x-")).toBe("Heist X");
  expect(readableKey("")).toBe("");
});
