import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

test("a player who stands twice on a roster is named at the second place", () => {
  expect(problemsAfter(["seasons/2019/roster.yml", "[alder, ek]", "[alder, ek, alder]"])).toEqual([
    {
      severity: "error",
      file: "seasons/2019/roster.yml",
      line: 4,
      column: 22,
      field: "players 3",
      cause: "alder stands here a second time.",
      remedy: "Keep one of the two.",
    },
  ]);
});

test("a person is player or coach of a season, not both", () => {
  const [problem] = problemsAfter(["seasons/2019/roster.yml", "[berg]", "[berg, ek]"]);
  expect(problem?.field).toBe("coaches 2");
});

test("a badge is activated once, in a list or in updates", () => {
  const file = "badge-quest/2019/edition.yml";
  const [listed] = problemsAfter([file, "d: [HI_FIVE]", "d: [HI_FIVE, HI_FIVE]"]);
  expect(listed?.field).toBe("activated 2");
  const updates = "updates: [{ update: 0, badges: [HI_FIVE] }, { update: 1, badges: [HI_FIVE] }]";
  const [updated] = problemsAfter([file, "activated: [HI_FIVE]", updates]);
  expect(updated?.field).toBe("updates 2, badges 1");
});

test("no core value stands twice", () => {
  const [problem] = problemsAfter(["core-values.yml", "Skill", "Brain"]);
  expect([problem?.line, problem?.cause]).toEqual([3, "Brain stands here a second time."]);
  const [alike] = problemsAfter(["core-values.yml", "Skill", "BRAIN"]);
  expect([alike?.line, alike?.cause]).toEqual([3, "BRAIN stands here a second time."]);
});
