import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const edition = "badge-quest/2019/edition.yml";
const otherBadge = "RAK:\n  title: Kindness\n  rule: Be kind.\n  value: Skill\n  icon: txt:5\n";
const withOtherBadge = ["badge-quest/badges.yml", "HI_FIVE:", `${otherBadge}HI_FIVE:`] as const;
const cause = "HI_FIVE is not a badge in use in 2019.";

test("a badge that is not in use in an edition is an error where it is awarded or new", () => {
  const problems = problemsAfter(withOtherBadge, [
    edition,
    "activated: [HI_FIVE]",
    "activated: [RAK]",
  ]);
  const remedy = "Correct the badge, or add it to badge-quest/2019/edition.yml.";
  expect(
    problems.map((problem) => [problem.file, problem.line, problem.cause, problem.remedy]),
  ).toEqual([
    ["badge-quest/2019/awards.csv", 2, cause, remedy],
    ["badge-quest/2019/awards.csv", 3, cause, remedy],
    [edition, 4, cause, remedy],
  ]);
});

test("a badge that is not in use in an edition is an error on its poster", () => {
  const problem = problemsAfter(withOtherBadge, [
    edition,
    "activated: [HI_FIVE]\nnewest: [HI_FIVE]",
    "activated: [RAK]\nposter: [RAK, HI_FIVE]",
  ]).find(({ file }) => file === edition);
  expect(problem).toMatchObject({ severity: "error", line: 4, field: "poster 2", cause });
});
