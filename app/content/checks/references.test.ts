import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const tournament = "seasons/2019/tournaments/2019-esc.yml";

test("an unknown opponent is reported, with the likely one", () => {
  expect(problemsAfter([tournament, "opponent: anchors", "opponent: anchrs"])).toEqual([
    {
      severity: "error",
      file: tournament,
      line: 7,
      column: 17,
      field: "games 1, opponent",
      cause: 'opponent is "anchrs", which is not in opponents.yml.',
      remedy: "Did you mean anchors? If it is new, add it there first.",
    },
  ]);
});

test("an opponent given by display name gets its key suggested", () => {
  const [problem] = problemsAfter([tournament, "opponent: anchors", "opponent: Break Water"]);
  expect(problem?.remedy).toBe("Did you mean breakwater? If it is new, add it there first.");
});

test("a player’s full name or nickname gets her key suggested", () => {
  const file = "badge-quest/2019/awards.csv";
  const byName = problemsAfter([file, "HI_FIVE,ek", "HI_FIVE,Ingrid Ek"]);
  expect(byName[0]?.remedy).toBe("Did you mean ek? If it is new, add it there first.");
  const byNickname = problemsAfter([file, "HI_FIVE,ek", "HI_FIVE,Moth"]);
  expect(byNickname[0]?.remedy).toBe("Did you mean alder? If it is new, add it there first.");
});

test("unknown players, badges and rosters are each reported at their line", () => {
  const problems = problemsAfter(
    ["badge-quest/2019/awards.csv", "HI_FIVE,ek", "LOW_FIVE,wambach"],
    ["site.yml", "cote-sauvage-2019", "cote-sauvage-2020"],
  );
  expect(problems.map(({ file, line, column, cause }) => [file, line, column, cause])).toEqual([
    [
      "badge-quest/2019/awards.csv",
      3,
      1,
      'badge is "LOW_FIVE", which is not in badge-quest/badges.yml.',
    ],
    ["badge-quest/2019/awards.csv", 3, 10, 'player is "wambach", which is not in players.yml.'],
    ["site.yml", 10, 16, 'defaultRoster is "cote-sauvage-2020", which is not in seasons/.'],
  ]);
  expect(problems.at(-1)?.remedy).toBe(
    "Correct it, or add it there first. The newest one is cote-sauvage-2019.",
  );
});

test("built-in object keys are not opponents", () => {
  const [problem] = problemsAfter([tournament, "opponent: anchors", "opponent: constructor"]);
  expect(problem?.cause).toBe('opponent is "constructor", which is not in opponents.yml.');
});
