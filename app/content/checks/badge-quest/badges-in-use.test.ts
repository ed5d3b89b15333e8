import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

test("an inactive badge is neither new nor awarded", () => {
  const more = ["badge-quest/badges.yml", "HI_FIVE:", "RAK:"] as const;
  const badge = `HI_FIVE:
  title: Hi
  rule: Hi.
  value: Skill
  icon: txt:5
  image: hi.png
RAK:`;
  const problems = problemsAfter(
    more,
    ["badge-quest/badges.yml", "RAK:", badge],
    ["badge-quest/2019/edition.yml", "activated: [HI_FIVE]", "activated: [RAK]"],
  );
  const remedy = "Correct the badge, or add it to badge-quest/2019/edition.yml.";
  const cause = "HI_FIVE is not a badge in use in 2019.";
  expect(problems.map((p) => [p.file, p.line, p.cause, p.remedy])).toEqual([
    ["badge-quest/2019/awards.csv", 2, cause, remedy],
    ["badge-quest/2019/awards.csv", 3, cause, remedy],
    ["badge-quest/2019/edition.yml", 4, cause, remedy],
  ]);
});
