import { expect, test } from "vitest";
import { growthTable } from "./growth-table.ts";
import type { GrownFigures } from "./grown-figures.ts";
import { growthMisses } from "./judge-growth.ts";

const known: GrownFigures = {
  factor: 1,
  milliseconds: 4_300,
  memory: 400 * 1024 * 1024,
  coldLoads: new Map([
    ["/", 100_000],
    ["/results", 120_000],
  ]),
  keys: new Map([["/results", 24]]),
};

const grown: GrownFigures = {
  ...known,
  factor: 100,
  milliseconds: 430_000,
  coldLoads: new Map([
    ["/", 110_000],
    ["/results", 240_000],
  ]),
};

test("a site that grows no faster than it may is not mentioned", () => {
  expect(growthMisses(known, grown)).toEqual([]);
});

test("a slow build, a large page and a slow key are named with their figures", () => {
  const much = {
    ...grown,
    milliseconds: 860_000,
    coldLoads: new Map([["/results", 300_000]]),
    keys: new Map([["/results", 264]]),
  };
  expect(growthMisses(known, much)).toEqual([
    "100 times the content: the build takes 200.00 times as long, the budget is 100.",
    "100 times the content: the cold load of /results is 2.50 times as large (293 KiB, before 117.2 KiB), the budget is 2.",
    "100 times the content: the slowest key on /results takes 264 ms, the budget is 200 ms.",
  ]);
});

test("the table has a column for every size", () => {
  expect(growthTable([known, grown])).toEqual([
    "content                1 times  100 times",
    "build                   4.30 s   430.00 s",
    "build, memory          400 MiB    400 MiB",
    "/, cold load          97.7 KiB  107.4 KiB",
    "/results, cold load  117.2 KiB    234 KiB",
    "/results, key            24 ms      24 ms",
  ]);
});
