import { expect, test } from "vitest";
import { addressKey } from "./place.ts";

test("an area stands in addresses without capitals, accents and signs", () => {
  const keys = ["OH", "Co. Galway", "Réunion", "2A", "Київ"].map(addressKey);
  expect(keys).toEqual(["oh", "co-galway", "reunion", "2a", "киів"]);
});
