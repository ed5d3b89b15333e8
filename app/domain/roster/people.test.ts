import { expect, test } from "vitest";
import { listPeople, rosterStep } from "#app/domain/roster.ts";

test("players come first, then coaches, in published order", () => {
  expect(listPeople({ players: ["wetli", "alder"], coaches: ["thistle", "berg"] })).toEqual([
    "wetli",
    "alder",
    "thistle",
    "berg",
  ]);
});

test("a playing coach is listed once, among the players", () => {
  expect(listPeople({ players: ["alder", "berg"], coaches: ["berg"] })).toEqual(["alder", "berg"]);
});

test("the last player’s next is the first coach", () => {
  const people = listPeople({ players: ["wetli", "alder"], coaches: ["berg"] });
  expect(rosterStep(people, "alder")).toEqual({
    previous: "wetli",
    next: "berg",
    number: 2,
    total: 3,
  });
});

test("previous and next stop at the ends", () => {
  expect(rosterStep(["wetli", "berg"], "wetli").previous).toBeUndefined();
  expect(rosterStep(["wetli", "berg"], "berg").next).toBeUndefined();
});

test("a person who is not on the roster has no position in it", () => {
  expect(rosterStep(["wetli"], "alder")).toEqual({
    previous: undefined,
    next: undefined,
    number: 0,
    total: 1,
  });
});
