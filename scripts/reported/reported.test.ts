import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "#tests/support/files.ts";
import { readFolder } from "#app/content/.server/read-folder.ts";
import { readers, reported } from "./reported.ts";
import { reportedMistake } from "./reported-mistake.ts";
import { reportedScore } from "./reported-score.ts";
import { reportedWish } from "./reported-wish.ts";

const club = readFolder("tests/fixture-club/content");

function sections(answers: Readonly<Record<string, string>>): string {
  return Object.entries(answers)
    .map(([heading, text]) => `### ${heading}\n\n${text}\n`)
    .join("\n");
}

function form(tournament: string, opponent: string, us: string, them: string): string {
  return sections({
    Tournament: tournament,
    Opponent: opponent,
    "Our points": us,
    "Their points": them,
  });
}

test("a reported score stands in the line of its game", () => {
  const { says, text } = reportedScore(form("2026-fog-bowl", "Drift", "13", "9"), club);
  expect(says).toBe("13–9 in Fog Bowl.");
  expect(text).toContain(
    '{ opponent: drift, type: POOL, date: 2026-06-13, time: "09:00", us: 13, them: 9 }',
  );
});

test.each(["/", "?games=all", "#games", "/?x#games"])(
  "the address of a tournament may end in %s",
  (end) => {
    const address = `https://www.cotesauvage.example/tournaments/2026-fog-bowl${end}`;
    expect(reportedScore(form(address, "Drift", "13", "9"), club).says).toBe("13–9 in Fog Bowl.");
  },
);

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

const mistake = (wrong: string, right: string) =>
  reportedMistake(
    sections({
      "Address of the page": "https://www.cotesauvage.example/tournaments/2026-fog-bowl",
      "As it stands there": wrong,
      "As it should be": right,
    }),
    club,
  );

test("words that stand in one place are put right there, whatever they are", () => {
  const { file, text } = { file: "", ...mistake("Albany", "Troy: #1") };
  expect(file).toBe("opponents.yml");
  expect(text).toContain('city: "Troy: #1"');
});

test.each([
  ["words that stand in several places", "Fog Bowl", "Mist Bowl"],
  ["words that stand nowhere", "Nobody wrote this", "Nor this"],
  ["a field that was left empty", "_No response_", "_No response_"],
  ["a key of something else", "kelpie", "juniper"],
])("%s are left to a captain", (_, wrong, right) => {
  expect(mistake(wrong, right)).toEqual({ says: "Thank you. A captain looks at it." });
});

const wish = (how: string, page: string) =>
  reportedWish(
    sections({ "How would you like to be shown?": how, "Your page on the site": page }),
    club,
  );

test("who gives the address of her page is shown less, and is not named", () => {
  const { says, text } = wish("By initials", "https://www.cotesauvage.example/players/larch");
  expect(says).toBe("One person is shown less.");
  expect(text).toMatch(/\nlarch:\n(?: {2}.*\n)+? {2}shown: initials\n/);
});

test.each([
  ["no page", "Not at all", "_No response_"],
  ["nobody's page", "Not at all", "https://www.cotesauvage.example/players/nobody-there"],
  ["another wish", "Without photographs", "https://www.cotesauvage.example/players/larch"],
])("%s: a captain sees to it", (_, how, page) => {
  expect(wish(how, page)).toEqual({ says: "Thank you. A captain sees to it today." });
});

test("an issue is read by the heading of its form, whatever its labels", () => {
  const score = form("2026-fog-bowl", "Drift", "13", "9");
  expect(reported(score, club).says).toBe("13–9 in Fog Bowl.");
  const asked = sections({ "As it stands there": "Albany", "As it should be": "Troy" });
  expect(reported(asked, club)).toMatchObject({ file: "opponents.yml" });
  const way = "How would you like to be shown?";
  const page = "https://www.cotesauvage.example/players/larch";
  const less = sections({ [way]: "Not at all", "Your page on the site": page });
  expect(reported(less, club)).toMatchObject({ file: "players.yml" });
  expect(reported("The site is lovely.", club)).toEqual({
    says: "Thank you. A captain looks at it.",
  });
});

test("each heading stands in one form, and the workflow knows it", () => {
  const forms = filesBelow(".github/ISSUE_TEMPLATE", /\.yml$/).map((path) =>
    readFileSync(path, "utf8"),
  );
  const workflow = readFileSync(".github/workflows/reported.yml", "utf8");
  for (const heading of readers.keys()) {
    expect(forms.filter((text) => text.includes(`      label: ${heading}\n`))).toHaveLength(1);
    expect(workflow).toContain(`contains(github.event.issue.body, '### ${heading}')`);
  }
  expect(workflow).not.toContain("issue.labels");
});
