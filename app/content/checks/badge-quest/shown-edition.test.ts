import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

test("the current edition exists", () => {
  expect(problemsAfter(["site.yml", "edition: 2019", "edition: 2020"])).toEqual([
    {
      severity: "error",
      file: "site.yml",
      line: 11,
      column: 24,
      field: "badgeQuest, edition",
      cause: "The edition 2020 of Badge Quest does not exist.",
      remedy: "Add badge-quest/2020/edition.yml first.",
    },
  ]);
});
