import { afterEach, expect, test } from "vitest";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import * as quest from "./badge-quest.ts";

afterEach(() => setDateStyle({}));

const award = (player: string, date: string, time?: string) => ({
  badge: "PAW",
  player,
  date,
  time,
});

test("awards are oldest first, by day, time and second; one without a time starts its day", () => {
  const log = [
    award("ek", "2019-08-06", "00:00"),
    award("alder", "2019-08-05", "16:00:30"),
    award("oak", "2019-08-05", "16:00"),
    award("maple", "2019-08-05", "16:00"),
    award("aspen", "2019-08-06"),
  ];
  expect(quest.sortByTime(log).map(({ player }) => player)).toEqual([
    "oak",
    "maple",
    "alder",
    "aspen",
    "ek",
  ]);
});

test.each([
  ["2019-10-03", "16:00", {}, "Oct 3rd 2019, 4:00 pm"],
  ["2019-08-11", "00:05", {}, "Aug 11th 2019, 12:05 am"],
  ["2019-07-17", undefined, {}, "Jul 17th 2019"],
  ["2019-10-03", "16:00", { dates: "day-first", hours: 24 }, "3rd Oct 2019, 16:00"],
] as const)("a badge of %s, %s in the style %j is of %s", (day, time, style, text) => {
  setDateStyle(style);
  expect(quest.badgeDate(day, time)).toBe(text);
});

test("guests with a badge come after the roster, each once, by first award", () => {
  expect(quest.questPeople(["alder", "ek"], ["gale", "ek", "aspen", "gale"])).toEqual([
    "alder",
    "ek",
    "gale",
    "aspen",
  ]);
});

test("a badge’s URL has its key in lower case with hyphens", () => {
  expect(quest.badgeSlug("OLD_LOW_TIDE")).toBe("old-low-tide");
});

/** The leaderboard of people with these numbers of badges: "1 aspen 87 gold". */
const board = (counts: Record<string, number>, people = Object.keys(counts)) =>
  quest.leaderboard(people, new Map(Object.entries(counts)));
const rows = (standings: ReturnType<typeof board>) =>
  standings.map(
    ({ place, person, badges, medal = "-" }) => `${place} ${person} ${badges} ${medal}`,
  );

test("people rank by badges; equals share a place and its medal, and those without are last", () => {
  expect(rows(board({ a: 5, b: 5, c: 4, d: 4, e: 3, f: 0 }))).toEqual([
    "1 a 5 gold",
    "1 b 5 gold",
    "3 c 4 bronze",
    "3 d 4 bronze",
    "5 e 3 -",
    "6 f 0 -",
  ]);
  expect(rows(board({ a: 3, b: 7, d: 9 }))).toEqual(["1 d 9 gold", "2 b 7 silver", "3 a 3 bronze"]);
  expect(rows(board({ a: 3, b: 0 }))).toEqual(["1 a 3 gold", "2 b 0 -"]);
});

test("awards of people outside the roster do not count", () => {
  expect(rows(board({ a: 1, stranger: 9 }, ["a"]))).toEqual(["1 a 1 gold"]);
});

test("the badges earned most often come first, ties in the given order, unearned ones not at all", () => {
  const counts = new Map([
    ["UP_DOG", 2],
    ["BOOK_CLUB", 5],
    ["HI_FIVE", 2],
  ]);
  expect(quest.mostEarned(["HI_FIVE", "UP_DOG", "ALBUM_ART", "BOOK_CLUB"], counts)).toEqual([
    { badge: "BOOK_CLUB", times: 5 },
    { badge: "HI_FIVE", times: 2 },
    { badge: "UP_DOG", times: 2 },
  ]);
});

test.each([
  ["a b c", { a: 1 }, 33],
  ["a b c", { a: 1, b: 1 }, 67],
  ["a b", { a: 1, b: 2 }, 100],
  ["a b", { stranger: 1, a: 0 }, 0],
  ["", {}, 0],
])("of %s the share with a badge in %j is %i percent", (people, counts, percent) => {
  const list = people === "" ? [] : people.split(" ");
  expect(quest.participationPercent(list, new Map(Object.entries(counts)))).toBe(percent);
});

test("badges are counted for all values, in order; one of an unknown value does not count", () => {
  const values = new Map([
    ["UP_DOG", "Character"],
    ["BOOK_CLUB", "Brain"],
  ]);
  const awards = ["UP_DOG", "BOOK_CLUB", "GONE", "UP_DOG"].map((badge) => ({
    badge,
    player: "ek",
    date: "2019-07-07",
  }));
  expect(
    quest.totalsByValue(awards, ["Brain", "Effort", "Character"], ({ badge }) => values.get(badge)),
  ).toEqual([
    { value: "Brain", badges: 1 },
    { value: "Effort", badges: 0 },
    { value: "Character", badges: 2 },
  ]);
});

// August 5, 2019 was a Monday.
test("a week is from Monday to Sunday, and empty weeks are listed between the others", () => {
  const days = ["2019-08-26", "2019-08-11", "2019-08-05"];
  expect(quest.groupByWeek(days, (day) => day)).toEqual([
    { first: "2019-08-05", last: "2019-08-11", items: ["2019-08-11", "2019-08-05"] },
    { first: "2019-08-12", last: "2019-08-18", items: [] },
    { first: "2019-08-19", last: "2019-08-25", items: [] },
    { first: "2019-08-26", last: "2019-09-01", items: ["2019-08-26"] },
  ]);
});

test("every week is split by core value", () => {
  const awards = [award("ek", "2019-07-07")];
  expect(quest.awardsPerWeek(awards, ["Brain", "Character"], () => "Character")).toEqual([
    {
      first: "2019-07-01",
      last: "2019-07-07",
      badges: 1,
      byValue: [
        { value: "Brain", badges: 0 },
        { value: "Character", badges: 1 },
      ],
    },
  ]);
});
