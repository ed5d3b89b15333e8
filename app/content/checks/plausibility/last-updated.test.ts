import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const file = "badge-quest/2019/edition.yml";
const at = (date: string) => `lastUpdated: { date: ${date}, time: "15:00", zone: EDT }\nnewest`;

test("an edition last updated in another year is a warning", () => {
  const [problem] = problemsAfter([file, "newest", at("2020-07-01")]);
  expect(problem).toMatchObject({ severity: "warning", file, line: 4, column: 22 });
  expect(problem?.cause).toBe(
    "The edition of 2019 was last updated on 2020-07-01, in another year.",
  );
  expect(problemsAfter([file, "newest", at("2019-10-03")])).toEqual([]);
});
