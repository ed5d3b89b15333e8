import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

test("the site cannot show an edition of Badge Quest that does not exist", () => {
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
