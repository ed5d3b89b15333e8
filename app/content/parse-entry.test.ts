import { expect, test } from "vitest";
import { parseEntry } from "./parse-entry.ts";
import { awardLog } from "./schema/badge-quest.ts";
import { testimonialsFile } from "./schema/site.ts";
import { statesFile } from "./schema/states.ts";
import { tournament } from "./schema/tournament.ts";

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
