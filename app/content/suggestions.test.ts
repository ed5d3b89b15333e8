import { afterEach, expect, test } from "vitest";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import * as suggestions from "./suggestions.ts";
import { isNoTeam } from "./team-names.ts";

const { dayReader, findClosest, findNearest, readTime, suggestDay } = suggestions;

afterEach(() => setDateStyle({}));

const opponents = ["anchors", "hotkettle", "hoist", "hoist-x", "pop"];

test.each([
  ["anchrs", opponents, "anchors"],
  ["Hot Kettle", opponents, "hotkettle"],
  ["hiest", opponents, "hoist"],
  ["hoistx", opponents, "hoist-x"],
  ["Pop", opponents, "pop"],
  // At most two letters, and at most half of them, may be wrong.
  ["brutesquad", opponents, undefined],
  ["eh", ["ek"], "ek"],
  ["x", ["y"], undefined],
  // Of equally close words none is suggested.
  ["hoist-z", ["hoist-x", "hoist-y"], undefined],
  ["hoist-z", ["hoist-x", "hoist-x"], "hoist-x"],
])("of %s and the words %j the likely one is %s", (written, words, meant) => {
  expect(findClosest(written, words)).toBe(meant);
});

test("all equally close candidates are listed", () => {
  expect(findNearest("scot", ["scott", "scout", "perry"])).toEqual(["scott", "scout"]);
  expect(findNearest("scott", ["scott", "scout"])).toEqual(["scott"]);
});

test.each([
  ["7/9/2019 7/25/2019", "7/9/2019", {}, "2019-07-09"],
  ["7/9/2019", "7/9/19", {}, "2019-07-09"],
  ["25/7/2019 9/7/2019", "9/7/2019", {}, "2019-07-09"],
  ["9.7.2019", "9.7.2019", {}, "2019-07-09"],
  ["2019-7-9", "2019-7-9", {}, "2019-07-09"],
  ["7/9/2019", "Jul 9, 2019", {}, "2019-07-09"],
  ["7/9/2019", "7/9/2019 0:00", {}, "2019-07-09"],
  ["2/30/2019", "2/30/2019", {}, undefined],
  ["soon", "soon", {}, undefined],
  // An ambiguous column has the club's order of dates, another one its own.
  ["9/7/2019", "9/7/2019", { dates: "day-first" }, "2019-07-09"],
  ["7/25/2019", "7/9/2019", { dates: "day-first" }, "2019-07-09"],
] as const)("in a column with %s the date %s in the style %j is %s", (column, cell, style, day) => {
  setDateStyle(style);
  expect(dayReader(column.split(" "))(cell)).toBe(day);
});

test.each([
  ["9:05", "09:05"],
  ["2:55 PM", "14:55"],
  ["12:10:00 a.m.", "00:10"],
  ["17:19:30", "17:19:30"],
  ["13:00 PM", undefined],
  ["253:00", undefined],
  ["noon", undefined],
])("the time %s is %s", (cell, time) => {
  expect(readTime(cell)).toBe(time);
});

const spellings = [
  "July 9 2016; July 9, 2016; Sat, July 9th 2016; 9 July 2016; 9. July 2016",
  "2016-7-9; 2016/07/09; 2016-07-09T10:00:00; 7/9/2016; 7/9/16; Jul 9 2016 253:00 EDT",
];

test.each(spellings.flatMap((line) => line.split("; ")))("%s is read as a day", (written) => {
  expect(suggestDay(written)).toBe("2016-07-09");
});

test.each([
  ["Sept 3, 2021", {}, "2021-09-03"],
  ["Sept. 3, 2021", {}, "2021-09-03"],
  ["2016-2-29", {}, "2016-02-29"],
  ["9/7/2016", { dates: "day-first" }, "2016-07-09"],
  ["July 9, 2016", { dates: "day-first" }, "2016-07-09"],
] as const)("%s in the style %j is read as %s", (written, style, day) => {
  setDateStyle(style);
  expect(suggestDay(written)).toBe(day);
});

test("impossible and incomplete days have no suggestion", () => {
  const texts = "soon; 2016-02-30; 2015-2-29; 1900-2-29; 13/13/2016; Foo 9 2016; July 2016";
  expect(texts.split("; ").flatMap((text) => suggestDay(text) ?? [])).toEqual([]);
});

test.each([
  ["Illinois", "IL"],
  ["Pennslyvania", "PA"],
  ["mi", "MI"],
  ["Calif.", "CA"],
  ["Washington, D.C.", "DC"],
  ["Elsewhere", undefined],
])("%s is the state %s", (written, code) => {
  expect(suggestions.findState(written, UNITED_STATES.list)?.code).toBe(code);
});

test("a placeholder for a team is no team", () => {
  const placeholders = ["BYE", "bye 2", "Winner of SF 1", "Loser QF 2", "TBD"];
  const teams = ["Byes of Brest", "Winnipeg", "Lost Boys", "Winners"];
  expect([...placeholders, ...teams].filter(isNoTeam)).toEqual(placeholders);
});
