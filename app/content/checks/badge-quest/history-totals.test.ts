import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

test("a published total that differs from the award log is a warning", () => {
  expect(problemsAfter(["badge-quest/history.yml", "totalBadges: 2", "totalBadges: 512"])).toEqual([
    {
      severity: "warning",
      file: "badge-quest/history.yml",
      line: 3,
      column: 16,
      field: "entry 1, totalBadges",
      cause: "The published total is 512, but badge-quest/2019/awards.csv has 2 awards.",
      remedy: "Check which one is right. The history shows the published total.",
    },
  ]);
});

test("a past edition without an award log has nothing to compare", () => {
  const year = ["badge-quest/history.yml", "year: 2019", "year: 2016"] as const;
  expect(problemsAfter(year, ["badge-quest/history.yml", "Badges: 2", "Badges: 385"])).toEqual([]);
});
