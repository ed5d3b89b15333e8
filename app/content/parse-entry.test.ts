import { awardLog } from "./schema/badge-quest.ts";
import { playersFile } from "./schema/roster.ts";
import { statesFile } from "./schema/states.ts";
import { tournament } from "./schema/tournament.ts";
import { inksFile, testimonialsFile } from "./schema/site.ts";
import { expect, test } from "vitest";
import { parseEntry } from "./parse-entry.ts";

const file = "seasons/2019/tournaments/2019-esc.yml";
const text = `name: Elite Select Challenge
dates: { start: 2019-08-17, end: 2019-08-18 }
timeZone: America/Chicago
location: { city: Rockford, state: IL }
result: 5
sanctioned: true
games:
  - { opponent: anchors, type: POOL, date: 2019-08-17, time: "10:25", us: 13, them: 9 }
  - { opponent: hoist, type: BRACKET }
`;

/** Problems with the tournament after one replacement, in short form. */
function complaints(from: string, to: string): string[] {
  const { problems } = parseEntry(file, text.replace(from, to), tournament);
  return problems.map(({ line, column, cause, remedy }) => `${line}:${column} ${cause} ${remedy}`);
}

test("a valid file gives its value: played games with a score, scheduled ones without", () => {
  const { value, problems } = parseEntry(file, text, tournament);
  expect(problems).toEqual([]);
  expect(value?.games).toEqual([
    {
      opponent: "anchors",
      type: "POOL",
      date: "2019-08-17",
      time: "10:25",
      score: { us: 13, them: 9 },
    },
    { opponent: "hoist", type: "BRACKET" },
  ]);
});

test("a byte-order mark and Windows line endings change nothing", () => {
  const windows = `\uFEFF${text.replaceAll("\n", "\r\n")}`;
  expect(parseEntry(file, windows, tournament).value).toEqual(
    parseEntry(file, text, tournament).value,
  );
  const broken = windows.replace("us: 13", "us: -13");
  expect(parseEntry(file, broken, tournament).problems[0]).toMatchObject({ line: 8, column: 75 });
});

test("a problem has its file, location, field, cause and remedy", () => {
  const players =
    "alder:\n  name: { first: Freya, last: Alder }\n  jersey: 100\n  position: Cutter\n";
  expect(parseEntry("players.yml", players, playersFile).problems).toEqual([
    {
      severity: "error",
      file: "players.yml",
      line: 3,
      column: 11,
      field: "alder, jersey",
      cause: "jersey is 100.",
      remedy: "A jersey number is a whole number from 0 to 99, or 00.",
    },
  ]);
});

test.each([
  ["sanctioned: true\n", "", "1:1 sanctioned is missing. Add it. Sanctioned is true or false."],
  [
    "result: 5",
    "result:",
    "5:8 result is empty. Delete the line, or fill it in. A result is the finishing place, a whole number from 1 to 100.",
  ],
  [
    "opponent: hoist",
    'opponent: ""',
    "9:17 opponent is empty. Delete the line, or fill it in. Name an opponent by its key in opponents.yml.",
  ],
  [
    "name: Elite Select Challenge",
    "name: 2019",
    '1:7 name is 2019. Put text in quotes if it looks like a number, or like yes or no: "2019".',
  ],
  [
    "city: Rockford, state: IL",
    "city: [Rockford]",
    "4:19 city is a list, but must be a single value. Write at least one letter. Put text in quotes if it contains a colon or a #.",
  ],
  [
    "{ opponent: hoist, type: BRACKET }",
    "hoist",
    '9:5 games 2 is "hoist", but must be a group of fields. A game has a type, and opponent, date, time, us and them once they are known. One with a score has an opponent.',
  ],
  [
    "opponent: anchors, ",
    "",
    "8:5 The game has a score but no opponent. Add the opponent, or leave out us and them until the game is played.",
  ],
  [
    "us: 13, them: 9",
    "us: 13",
    "8:5 The game has only one score. Enter both us and them, or neither until the game is played.",
  ],
  [
    "us: 13, them: 9",
    "us: 13, them: 9.5",
    "8:85 them is 9.5. A score is a whole number from 0 to 30.",
  ],
  [
    "date: 2019-08-17,",
    "date: 201-08-17,",
    '8:44 date is "201-08-17". Write a day as YYYY-MM-DD, such as 2019-08-17.',
  ],
  [
    "type: BRACKET",
    "type: bracket",
    '9:30 type is "bracket". A game\'s type is POOL, BRACKET or CONSOLATION, or LEAGUE in a league. Did you mean BRACKET?',
  ],
])("%j replaced by %j is explained", (from, to, complaint) => {
  expect(complaints(from, to)).toEqual([complaint]);
});

test("one mistake does not hide another in the same entry", () => {
  const causes = complaints("type: BRACKET", "type: final, us: 1.5, weather: rain");
  expect(causes.map((cause) => cause.split(". ")[0])).toEqual([
    '9:30 type is "final"',
    "9:41 us is 1.5",
    "9:46 weather is not a field here",
    "9:5 The game has only one score",
  ]);
});

test("a wrong key does not hide mistakes below it", () => {
  const { problems } = parseEntry("players.yml", "Alder:\n  jersey: 1.5\n", playersFile);
  expect(problems.map(({ cause }) => cause)).toEqual([
    "name is missing.",
    "jersey is 1.5.",
    '"Alder" cannot be a key.',
  ]);
  expect(problems.at(-1)?.remedy).toBe(
    "A player's key is the surname in lower case, such as alder. Did you mean alder?",
  );
});

test("a file with only a comment is empty", () => {
  const { value, problems } = parseEntry("players.yml", "# later\n", playersFile);
  expect(value).toBeUndefined();
  expect(problems.map(({ cause, remedy }) => [cause, remedy])).toEqual([
    ["The file is empty.", "Fill it in or delete it. List each player under their key."],
  ]);
});

test("a wrong cell of a log is reported at its line and column", () => {
  const head = "badge,player,date,time,zone,note,again\n";
  const rows = "HI_FIVE,ek,2019-07-07,14:00,EDT,,\nHI_FIVE,ek,2019-07-08,253:00,EDT,,\n";
  const { problems } = parseEntry("badge-quest/2019/awards.csv", head + rows, awardLog);
  expect(problems).toEqual([
    {
      severity: "error",
      file: "badge-quest/2019/awards.csv",
      line: 3,
      column: 23,
      field: "time",
      cause: 'time is "253:00".',
      remedy:
        "Write a time as HH:MM from 00:00 to 23:59, such as 09:00, or leave it empty if only the day is known.",
    },
  ]);
});

test("files have size limits", () => {
  const many = "- { quote: I tried., author: The wind }\n".repeat(501);
  const { problems } = parseEntry("testimonials.yml", many, testimonialsFile);
  expect(problems.map(({ cause, remedy }) => [cause, remedy])).toEqual([
    [
      "The file has 501 entries.",
      "Testimonials are a list of up to 500, each starting with a hyphen.",
    ],
  ]);
  const states = `states: { MI: { name: Michigan, also: [${"Mich, ".repeat(21)}] } }\n`;
  const names = parseEntry("states.yml", states, statesFile).problems;
  expect(names.map(({ remedy }) => remedy)).toEqual(["Other names are a list of up to twenty."]);
  const log = `badge,player,date,time,zone,note,again\n${"KNOTTY,o,2019-06-01,,,,\n".repeat(20_001)}`;
  const awards = parseEntry("badge-quest/2019/awards.csv", log, awardLog).problems;
  expect(awards.map(({ remedy }) => remedy)).toEqual([
    "The log of an edition has up to 20,000 awards, one per row.",
  ]);
});

test("an unknown field gets a list of the known ones", () => {
  const [problem] = parseEntry("inks.yml", 'light: { focu: "#003faa" }\n', inksFile).problems;
  expect(problem?.cause).toBe("focu is not a field here.");
  expect(problem?.remedy).toMatch(/^Did you mean focus\? The fields here are bg, .*focus/);
});
