import { problemsAfter } from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

test("a captain who is not on the roster is reported", () => {
  expect(
    problemsAfter(["seasons/2019/roster.yml", "players: [alder, ek]", "players: [ek]"]).filter(
      ({ severity }) => severity === "error",
    ),
  ).toEqual([
    {
      severity: "error",
      file: "seasons/2019/roster.yml",
      line: 3,
      column: 12,
      field: "captains 1",
      cause: "alder is a captain, but not on this roster.",
      remedy: "Add alder to the players, or remove them from the captains.",
    },
  ]);
});

test("a coach can be a captain", () => {
  expect(problemsAfter(["seasons/2019/roster.yml", "[alder]", "[berg]"])).toEqual([]);
});
