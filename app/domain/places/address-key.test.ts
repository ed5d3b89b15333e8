import { expect, test } from "vitest";
import { addressKey } from "./place.ts";

test("an area’s URL key has no capitals, accents or punctuation", () => {
  const keys = ["OH", "Co. Galway", "Réunion", "2A", "Київ"].map(addressKey);
  expect(keys).toEqual(["oh", "co-galway", "reunion", "2a", "киів"]);
});
