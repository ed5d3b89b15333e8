import { expect, test } from "vitest";
import { gameLine } from "./card.ts";

const place = { x: 48, base: 400, width: 300, unit: 5 } as const;

test("a share card has the line of its season: wins up in the sun’s color, losses down in paper", () => {
  const line = gameLine([[4, -7], [0]], place);
  expect(line).toContain("translate(48 400)");
  expect(line).toMatch(/d="M2 0v-6"[^>]*var\(--g\)/);
  expect(line).toMatch(/d="M6 0v9M13-1v2"[^>]*var\(--p\)/);
});

test("a season of a few games has bars of a natural width at the left", () => {
  expect(gameLine([[4, -7]], place)).toContain("M48 400h96");
  expect(gameLine([Array.from({ length: 40 }, () => 1)], place)).toContain("M48 400h300");
  expect(gameLine([], place)).toBe("");
});
