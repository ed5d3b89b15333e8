import { expect, test } from "vitest";
import { creditsBeyond } from "#app/domain/badge-quest/rules.ts";

const award = (badge: string, note: string | undefined, player = "ek") => ({
  badge,
  player,
  note,
  date: "2019-08-05",
});
/** Credits beyond the limit among these notes of one person and badge: "4 of 3 Submitter". */
const beyond = (badge: string, ...notes: (string | undefined)[]) =>
  creditsBeyond(notes.map((note) => award(badge, note))).map(
    ({ award: { note }, count, allowed, inRole }) =>
      `${count} of ${allowed}${inRole ? ` ${note ?? ""}` : ""}`,
  );
const times = <T>(count: number, note: T): T[] => Array.from({ length: count }, () => note);

test("Innovation Station can be earned three times, whatever the note", () => {
  expect(beyond("INNOVATION_STATION", "a", "b", "c")).toEqual([]);
  expect(beyond("INNOVATION_STATION", "a", "b", undefined, "d", "e")).toEqual(["4 of 3", "5 of 3"]);
});

test("badges with two roles can be earned three times in each", () => {
  for (const badge of ["TRAVELER_TRIVIA", "GUESS_WHO", "RIDDLE_ME_THIS", "CELEBRITY_CHEF"]) {
    expect(beyond(badge, ...times(3, "Poster"), ...times(3, "Solver")), badge).toEqual([]);
    expect(beyond(badge, ...times(4, "Poster"), ...times(3, "Solver")), badge).toEqual([
      "4 of 3 Poster",
    ]);
  }
});

test("a role is the same in any case", () => {
  expect(beyond("GUESS_WHO", "Guesser", "guesser", "GUESSER", " guesser ")).toEqual([
    "4 of 3  guesser ",
  ]);
});

test("without roles six times are allowed in all", () => {
  expect(beyond("GUESS_WHO", ...times(6, undefined))).toEqual([]);
  expect(beyond("GUESS_WHO", ...times(7, undefined))).toEqual(["7 of 6"]);
});

test("Childhood Charm has one credit for each of three ages", () => {
  expect(beyond("CHILDHOOD_CHARM", "Baby/Toddler", "High School", "Middle School")).toEqual([]);
  expect(beyond("CHILDHOOD_CHARM", "Baby/Toddler", "baby / toddler")).toEqual([
    "2 of 1 baby / toddler",
  ]);
  expect(beyond("CHILDHOOD_CHARM", ...times(3, undefined))).toEqual([]);
  expect(beyond("CHILDHOOD_CHARM", ...times(4, undefined))).toEqual(["4 of 3"]);
});

test("Wizards Unite has one credit for a level", () => {
  expect(beyond("WIZARDS_UNITE", "Level 10", "Level 20", "Level 30")).toEqual([]);
  expect(beyond("WIZARDS_UNITE", "Level 10", "10")).toEqual(["2 of 1 10"]);
});

test("a teammate is imitated once, but any number of teammates", () => {
  expect(beyond("IMPRESSIVE_IMPERSONATION", "Alder", "Lo", "Berg", "alder")).toEqual([
    "2 of 1 alder",
  ]);
});

test("other people and other badges have limits of their own", () => {
  const [hers, his] = [award("CHILDHOOD_CHARM", "x"), award("CHILDHOOD_CHARM", "x", "alder")];
  expect(creditsBeyond([hers, his])).toEqual([]);
  expect(beyond("HI_FIVE", ...times(9, "x"))).toEqual([]);
});
