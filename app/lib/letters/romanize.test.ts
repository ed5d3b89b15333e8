import { expect, test } from "vitest";
import { romanize } from "#app/lib/letters.ts";

test.each([
  ["Клуб Диск", "Klub Disk"],
  ["ЩУКА", "SHCHUKA"],
  ["Щука", "Shchuka"],
  ["Ωμέγα", "Omega"],
  ["Стрижі, Київ", "Strizhi, Kiyiv"],
  ["Sturmvögel", "Sturmvögel"],
  ["東京", "東京"],
  ["", ""],
])("%s is %s in Latin letters", (text, written) => {
  expect(romanize(text)).toBe(written);
});
