import { expect, test } from "vitest";
import type { RouteFigures } from "./figures.ts";
import { misses } from "./judge.ts";
import { good } from "./sample.ts";

function missesOf(changes: Partial<RouteFigures>): string[] {
  return misses({ ...good, figures: { ...good.figures, ...changes } });
}

test("a route that keeps every budget is not mentioned", () => {
  expect(missesOf({})).toEqual([]);
  expect(missesOf({ blocking: 100, navigation: 200, typing: 200, painted: 661 })).toEqual([]);
});

test("a score below 100 says which one and how much is missing", () => {
  expect(missesOf({ performance: 99 })).toEqual([
    "/results on phones: performance is 99, the budget is 100: 1 too few.",
  ]);
  expect(missesOf({ accessibility: 76, bestPractices: 96, seo: 82 })).toEqual([
    "/results on phones: accessibility is 76, the budget is 100: 24 too few.",
    "/results on phones: best practices is 96, the budget is 100: 4 too few.",
    "/results on phones: SEO is 82, the budget is 100: 18 too few.",
  ]);
});

test("times over their budget say by how much", () => {
  expect(missesOf({ blocking: 145, navigation: 311, typing: 264 })).toEqual([
    "/results on phones: the blocking time is 145 ms, the budget is 100 ms: 45 ms too much.",
    "/results on phones: the way to the page by a link is 311 ms, the budget is 200 ms: 111 ms too much.",
    "/results on phones: the slowest key in the search is 264 ms, the budget is 200 ms: 64 ms too much.",
  ]);
});

test("any layout shift is too much", () => {
  expect(missesOf({ shift: 0.001 })).toEqual([
    "/results on phones: the layout shift is 0.001, the budget is 0.000: 0.001 too much.",
  ]);
});

test("scripts may delay the first paint by a twentieth", () => {
  expect(missesOf({ painted: 935, paintedPlain: 850 })).toEqual([
    "/results on phones: the delay of the first paint by scripts is 10.0 %, the budget is 5.0 %: 5.0 % too much.",
  ]);
  expect(missesOf({ painted: 700, paintedPlain: 850 })).toEqual([]);
});

test("too many bytes, faults and failures are named", () => {
  const transfer = { ...good.figures.transfer, script: 130_000, photo: 9_000_000 };
  expect(missesOf({ transfer, axeNodes: 45, failed: 2 })).toEqual([
    "/results on phones: the cold load is 169.9 KiB, the budget is 160.0 KiB: 9.9 KiB too much.",
    "/results on phones: the number of elements that axe faults is 45, the budget is 0: 45 too much.",
    "/results on phones: the number of failed requests is 2, the budget is 0: 2 too much.",
  ]);
});

test("a page without a search has no budget for typing, and a desktop is called one", () => {
  const { typing, ...still } = good.figures;
  expect(typing).toBe(24);
  expect(misses({ ...good, form: "desktop", figures: { ...still, seo: 99 } })).toEqual([
    "/results on desktops: SEO is 99, the budget is 100: 1 too few.",
  ]);
});
