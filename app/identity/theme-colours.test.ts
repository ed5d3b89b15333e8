import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { THEME_COLOURS } from "./theme-colours.ts";

test("the browser's colours are the page's ground by day and by night", () => {
  const tokens = readFileSync("app/styles/tokens.css", "utf8");
  const grounds = [...tokens.matchAll(/--bg: ([^;]+);/g)].map(([, colour]) => colour);
  expect(grounds).toEqual([THEME_COLOURS.day, THEME_COLOURS.night]);
});
