import { expect, test } from "vitest";
import { creditsBeyond, type Credits } from "#app/domain/badge-quest/rules.ts";

const award = (badge: string, note: string | undefined, player = "ek") => ({
  badge,
  player,
  note,
  date: "2019-08-05",
});
const inTwoRoles: Credits = { each: 3, roles: ["Poster", "Solver"] };
const badges: Readonly<Record<string, Credits>> = {
  IDEA: { each: 3 },
  RIDDLE: inTwoRoles,
  AGES: { each: 1, roles: ["Baby/Toddler", "Middle School", "High School"] },
  LEVELS: { each: 1, levels: [10, 20, 30] },
  IMITATION: { each: 1, perNote: true },
};
const findCredits = (badge: string) => badges[badge];
/** Credits beyond the limit among these notes of one person and badge: "4 of 3 Poster". */
const beyond = (badge: string, ...notes: (string | undefined)[]) =>
  creditsBeyond(
    notes.map((note) => award(badge, note)),
    findCredits,
  ).map(
    ({ award: { note }, count, allowed, inRole }) =>
      `${count} of ${allowed}${inRole ? ` ${note ?? ""}` : ""}`,
  );
const times = <T>(count: number, note: T): T[] => Array.from({ length: count }, () => note);

test("a badge without roles has one limit, whatever the note", () => {
  expect(beyond("IDEA", "a", "b", "c")).toEqual([]);
  expect(beyond("IDEA", "a", "b", undefined, "d", "e")).toEqual(["4 of 3", "5 of 3"]);
});

test("a badge with two roles has a limit for each", () => {
  expect(beyond("RIDDLE", ...times(3, "Poster"), ...times(3, "Solver"))).toEqual([]);
  expect(beyond("RIDDLE", ...times(4, "Poster"), ...times(3, "Solver"))).toEqual(["4 of 3 Poster"]);
});

test("case and spaces make no difference to a role", () => {
  expect(beyond("RIDDLE", "Poster", "poster", "POSTER", " poster ")).toEqual(["4 of 3  poster "]);
});

test("notes without a role count toward all roles together", () => {
  expect(beyond("RIDDLE", ...times(6, undefined))).toEqual([]);
  expect(beyond("RIDDLE", ...times(7, undefined))).toEqual(["7 of 6"]);
});

test("each of three ages counts once, and an award without an age toward all three", () => {
  expect(beyond("AGES", "Baby/Toddler", "High School", "Middle School")).toEqual([]);
  expect(beyond("AGES", "Baby/Toddler", "baby / toddler")).toEqual(["2 of 1 baby / toddler"]);
  expect(beyond("AGES", ...times(3, undefined))).toEqual([]);
  expect(beyond("AGES", ...times(4, undefined))).toEqual(["4 of 3"]);
});

test("a level counts once, with or without the word", () => {
  expect(beyond("LEVELS", "Level 10", "Level 20", "Level 30")).toEqual([]);
  expect(beyond("LEVELS", "Level 10", "10")).toEqual(["2 of 1 10"]);
});

test("each teammate counts once, for any number of teammates", () => {
  expect(beyond("IMITATION", "Alder", "Lo", "Berg", "alder")).toEqual(["2 of 1 alder"]);
});

test("everyone has her own limit", () => {
  const log = [award("AGES", "High School", "ek"), award("AGES", "High School", "alder")];
  expect(creditsBeyond(log, findCredits)).toEqual([]);
});

test("a badge without a rule has no limit", () => {
  expect(beyond("HI_FIVE", ...times(9, "a"))).toEqual([]);
});
