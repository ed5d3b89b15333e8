import { expect, test } from "vitest";
import { peopleOf, rosterStep, wasOnTeam } from "#app/domain/roster.ts";

test("players come first, then coaches, both as published", () => {
  expect(peopleOf({ players: ["wetli", "alder"], coaches: ["thistle", "berg"] })).toEqual([
    "wetli",
    "alder",
    "thistle",
    "berg",
  ]);
});

test("a playing coach stands once, among the players", () => {
  expect(peopleOf({ players: ["alder", "berg"], coaches: ["berg"] })).toEqual(["alder", "berg"]);
});

test("a season without coaches has its players, an empty roster nobody", () => {
  expect(peopleOf({ players: ["das"], coaches: [] })).toEqual(["das"]);
  expect(peopleOf({ players: [], coaches: [] })).toEqual([]);
});

test("steps lead from the last player to the first coach", () => {
  const people = peopleOf({ players: ["wetli", "alder"], coaches: ["berg"] });
  expect(rosterStep(people, "alder")).toEqual({
    previous: "wetli",
    next: "berg",
    number: 2,
    total: 3,
  });
});

test("steps end at both ends", () => {
  expect(rosterStep(["wetli", "berg"], "wetli").previous).toBeUndefined();
  expect(rosterStep(["wetli", "berg"], "berg").next).toBeUndefined();
});

test("a person who is not on the roster has no place in it", () => {
  expect(rosterStep(["wetli"], "alder")).toEqual({
    previous: undefined,
    next: undefined,
    number: 0,
    total: 1,
  });
});

test("who was on any roster, as a coach too, has a page", () => {
  const rosters = [
    { players: ["das"], coaches: [] },
    { players: ["alder"], coaches: ["berg"] },
  ];
  expect(wasOnTeam(rosters, "berg")).toBe(true);
  expect(wasOnTeam(rosters, "ek")).toBe(false);
});
