import { checkContent } from "#app/content/check-content.ts";
import { withoutHints } from "#app/content/report.ts";
import {
  editContent,
  problemsAfter,
  smallContent,
  type Edit,
} from "#app/content/testing/small-content.ts";
import { expect, test } from "vitest";

const esc = "seasons/2019/tournaments/2019-esc.yml";
const roster = "seasons/2019/roster.yml";

function warnings(...edits: readonly Edit[]): string[] {
  return problemsAfter(...edits).map(
    ({ severity, line, column, cause, remedy }) =>
      `${severity} ${line}:${column} ${cause} ${remedy}`,
  );
}

test("a game at night probably has AM and PM swapped", () => {
  expect(warnings([esc, '"09:00"', '"21:00"'])).toEqual([
    "warning 7:62 time is 21:00, when games rarely start. Did you mean 09:00? If it's right, leave it as is.",
  ]);
  expect(warnings([esc, '"09:00"', '"20:00"'])).toEqual([]);
});

test("a tournament without a weekend day is a warning", () => {
  const days: Edit[] = [
    [esc, "2019-08-17, end: 2019-08-18", "2019-08-19, end: 2019-08-21"],
    [esc, "date: 2019-08-17", "date: 2019-08-19"],
  ];
  expect(warnings(...days)).toEqual([
    "warning 2:17 The tournament is not on a weekend: Monday to Wednesday. Check the dates against the tournament's page. If they're right, leave them as is.",
  ]);
  expect(warnings([esc, "start: 2019-08-17", "start: 2019-08-15"])).toEqual([]);
});

test("an unusually low score is a warning, unless it is of a forfeit or has a remark", () => {
  expect(warnings([esc, "us: 13, them: 9", "us: 1, them: 0"])).toEqual([
    "warning 7:75 The score is 1-0, too low for a finished game. Correct it, add forfeit: won or forfeit: lost, or explain it in remark.",
  ]);
  expect(warnings([esc, "us: 13, them: 9", "us: 1, them: 0, forfeit: true"])).toEqual([]);
  expect(warnings([esc, "us: 13, them: 9", "us: 1, them: 0, remark: Lightning."])).toEqual([]);
});

test("four points are enough for a winner, even in a game cut short", () => {
  expect(warnings([esc, "us: 13, them: 9", "us: 3, them: 2"])).toHaveLength(1);
  expect(warnings([esc, "us: 13, them: 9", "us: 4, them: 3"])).toEqual([]);
});

test("a jersey number worn by two players of a roster is a warning", () => {
  expect(warnings(["players.yml", "jersey: 11", "jersey: 8"])).toEqual([
    "warning 4:18 ek has number 8, and so does alder on this roster. Correct one in players.yml, or add that season's number to numbers in the roster. If both wore it, leave it as is.",
  ]);
});

test("a season with scores but no record is a warning", () => {
  expect(warnings([roster, "results: { wins: 1, losses: 0 }\n", ""])).toEqual([
    "warning 1:1 The season has games with scores, 1-0, but no record. Add results: { wins: 1, losses: 0 }, and finish when the season is over.",
  ]);
});

test("an unreadable time zone is not also reported as one of another state", () => {
  const { problems } = checkContent(editContent([esc, "America/Chicago", "EST"]));
  expect(withoutHints(problems).map(({ severity, line }) => [severity, line])).toEqual([
    ["error", 3],
  ]);
});

test("a time zone that does not match the venue is a warning", () => {
  expect(warnings([esc, "America/Chicago", "America/New_York"])).toEqual([
    "warning 3:11 timeZone is America/New_York, but IL is in America/Chicago. Did you mean America/Chicago? If not, correct the state.",
  ]);
});

const remedies = (...edits: readonly Edit[]) =>
  problemsAfter(...edits).map(({ severity, remedy }) => [severity, remedy]);

const inTennessee = [esc, "state: IL", "state: TN"] as const;

test("a state in two time zones gets both suggested", () => {
  expect(remedies(inTennessee, [esc, "America/Chicago", "America/Denver"])).toEqual([
    ["warning", "Did you mean America/New_York or America/Chicago? If not, correct the state."],
  ]);
});

test("results of a year without a roster are a warning at its first tournament", () => {
  const file = "seasons/2018/tournaments/2018-esc.yml";
  const problemsWith = (games: string, moreFiles: readonly [string, string][] = []) =>
    checkContent(
      new Map([
        ...editContent(),
        [
          file,
          `name: Challenge\ndates: { start: 2018-08-18, end: 2018-08-19 }\ntimeZone: America/Chicago\nlocation: { city: Rockford, state: IL }\nsanctioned: true\n${games}`,
        ],
        ...moreFiles,
      ]),
    ).problems.filter(({ cause }) => cause.includes("no season 2018"));
  const score =
    "games:\n  - { opponent: anchors, type: POOL, date: 2018-08-18, us: 13, them: 9 }\n";
  expect(problemsWith(score)).toMatchObject([
    {
      severity: "warning",
      file,
      cause:
        "2018 has 1 result but no roster, so the site has no season 2018: no page, no choice in Results, no row in seasons.csv.",
      remedy: "Add seasons/2018/roster.yml.",
    },
  ]);
  expect(problemsWith("")).toEqual([]);
  // A roster that cannot be read is an error of its own.
  expect(problemsWith(score, [["seasons/2018/roster.yml", "players: 7\n"]])).toEqual([]);
});

/** Warnings that a second team may have played. */
const secondTeamWarnings = (...edits: readonly Edit[]) =>
  problemsAfter(...edits).flatMap(({ file, line, cause }) =>
    cause.includes("one team can hardly") ? `${file}:${line} ${cause}` : [],
  );

test("two games at one time may be those of two teams", () => {
  const game =
    "{ opponent: breakwater, type: POOL, date: 2019-08-17, time: TIME, us: 13, them: 9 }";
  const addGame = (time: string): Edit => [
    esc,
    "games:\n",
    `games:\n  - ${game.replace("TIME", `"${time}"`)}\n`,
  ];
  expect(secondTeamWarnings(addGame("09:00"))).toEqual([
    `${esc}:8 On 2019-08-17, one team can hardly play this game and game 1.`,
  ]);
  expect(secondTeamWarnings(addGame("11:00"))).toEqual([]);
});

test("games in two cities on one day may be those of two teams, unless one is unsanctioned or a league’s", () => {
  const file = "seasons/2019/tournaments/2019-open.yml";
  const addTournament = (city: string, settings = "sanctioned: true"): Edit => [
    file,
    "",
    (smallContent.get(esc) ?? "")
      .replace("Rockford", city)
      .replace("anchors", "breakwater")
      .replace("09:00", "15:00")
      .replace("sanctioned: true", settings),
  ];
  expect(secondTeamWarnings(addTournament("Madison"))).toEqual([
    `${file}:7 On 2019-08-17, one team can hardly play this game and game 1 of 2019-esc.`,
  ]);
  expect(secondTeamWarnings(addTournament("Rockford"))).toEqual([]);
  expect(secondTeamWarnings(addTournament("Madison", "sanctioned: false"))).toEqual([]);
  expect(secondTeamWarnings(addTournament("Madison", "league: true\nsanctioned: true"))).toEqual(
    [],
  );
});
