import { expect, test } from "vitest";
import { fitLine, drawGameLine } from "./card.ts";

const place = { x: 48, base: 400, width: 300, unit: 5 } as const;

test("the line of a share card has wins up in the ink “sun” (--g), losses and ties in “paper” (--p)", () => {
  const line = drawGameLine([[4, -7], [0]], place);
  expect(line).toContain("translate(48 400)");
  expect(line).toMatch(/d="M2 0v-6"[^>]*var\(--g\)/);
  expect(line).toMatch(/d="M6 0v9M13-1v2"[^>]*var\(--p\)/);
});

test("without games there is no line", () => {
  expect(drawGameLine([], place)).toBe("");
});

test("a fitted line is in the middle of its height, whichever side is higher", () => {
  const room = { middle: 100, height: 60, unit: 9 };
  expect(fitLine([13], room)).toEqual({ base: 120, unit: 3.3 });
  expect(fitLine([-13, 1], room)).toEqual({ base: 80, unit: 3.3 });
  expect(fitLine([1, -1], room)).toEqual({ base: 100, unit: 9 });
});
