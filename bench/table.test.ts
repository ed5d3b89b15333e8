import { expect, test } from "vitest";
import { type Figure, median } from "./page.ts";
import { figureRows, misses } from "./table.ts";

const good: readonly Figure[] = [
  { name: "SEO", measured: 100, budget: 100, unit: "score" },
  { name: "shift", measured: 0, budget: 0, unit: "shift" },
  { name: "cold load", measured: 127_590, budget: 163_840, unit: "bytes" },
];
const slow: readonly Figure[] = [
  { name: "SEO", measured: 99, budget: 100, unit: "score" },
  { name: "shift", measured: 0.001, budget: 0, unit: "shift" },
  { name: "cold load", measured: 163_840, budget: 163_840, unit: "bytes" },
  { name: "link", measured: 311.4, budget: 200, unit: "ms" },
];

test("the table shows budgets and figures, and marks those that miss their budget", () => {
  const measured = [
    { route: "/", figures: good },
    { route: "/results", figures: slow },
  ];
  expect(figureRows(measured)).toEqual({
    budget: { SEO: "100", shift: "0.000", "cold load": "160.0 KiB", link: "200 ms" },
    "/": { SEO: "100", shift: "0.000", "cold load": "124.6 KiB" },
    "/results": { SEO: "! 99", shift: "! 0.001", "cold load": "160.0 KiB", link: "! 311 ms" },
  });
});

test("every figure that misses its budget is listed", () => {
  expect(misses({ route: "/", figures: good })).toEqual([]);
  expect(misses({ route: "/results", figures: slow })).toEqual([
    "/results: SEO 99, budget 100",
    "/results: shift 0.001, budget 0.000",
    "/results: link 311 ms, budget 200 ms",
  ]);
});

test("the median is the number in the middle, or the mean of the two in the middle", () => {
  expect([[9, 1, 5], [4, 1, 3, 2], [7], []].map(median)).toEqual([5, 2.5, 7, 0]);
});
