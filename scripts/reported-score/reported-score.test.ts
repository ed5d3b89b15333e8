import { expect, test } from "vitest";
import { readFolder } from "#app/content/.server/read-folder.ts";
import { reportedScore } from "./reported-score.ts";

const club = readFolder("tests/fixture-club/content");

function form(tournament: string, opponent: string, us: string, them: string): string {
  const answers = {
    Tournament: tournament,
    Opponent: opponent,
    "Our points": us,
    "Their points": them,
  };
  return Object.entries(answers)
    .map(([heading, text]) => `### ${heading}\n\n${text}\n`)
    .join("\n");
}

test("a reported score stands in the line of its game", () => {
  const { says, text } = reportedScore(form("2026-fog-bowl", "Drift", "13", "9"), club);
  expect(says).toBe("13–9 in Fog Bowl.");
  expect(text).toContain(
    '{ opponent: drift, type: POOL, date: 2026-06-13, time: "09:00", us: 13, them: 9 }',
  );
});

test.each([
  ["another tournament", form("../2026-fog-bowl; rm", "Drift", "13", "9"), "no tournament"],
  ["no number", form("2026-fog-bowl", "Drift", "$(id)", "9"), "whole numbers"],
  ["another team", form("2026-fog-bowl", "Somebody else", "13", "9"), "No game"],
  ["too many points", form("2026-fog-bowl", "Drift", "99", "9"), "30"],
])("%s changes nothing and says why", (_, issue, says) => {
  const result = reportedScore(issue, club);
  expect(result.text).toBeUndefined();
  expect(result.says).toContain(says);
});
