import { expect, test } from "vitest";
import { drawGameLine } from "./game-line.ts";

const place = { x: 48, width: 300, middle: 100, height: 60, maxPointHeight: 9 } as const;

test("the line of a share card has wins up in the ink “sun” (--g), losses and ties in “paper” (--p)", () => {
  const line = drawGameLine([[4, -7], [0]], place);
  expect(line).toMatch(/d="M2 0v-6"[^>]*var\(--g\)/);
  expect(line).toMatch(/d="M6 0v9M13-1v2"[^>]*var\(--p\)/);
});

test("without games there is no line", () => {
  expect(drawGameLine([], place)).toBe("");
});

test("a line is in the middle of its height and no higher, whichever side is higher", () => {
  expect(drawGameLine([[13]], place)).toMatch(/^<g transform="translate\(48 120\) [^ ]+ 3\.3\)/);
  expect(drawGameLine([[-13, 1]], place)).toMatch(/^<g transform="translate\(48 80\) [^ ]+ 3\.3\)/);
  expect(drawGameLine([[1, -1]], place)).toMatch(/^<g transform="translate\(48 100\) [^ ]+ 9\)/);
});
