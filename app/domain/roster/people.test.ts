import { expect, test } from "vitest";
import { peopleOf, rosterStep } from "./people.ts";

test("players come first, then coaches, both as published", () => {
  expect(peopleOf({ players: ["wetli", "moore"], coaches: ["theiss", "ball"] })).toEqual([
    "wetli",
    "moore",
    "theiss",
    "ball",
  ]);
});

test("a playing coach stands once, among the players", () => {
  expect(peopleOf({ players: ["moore", "ball"], coaches: ["ball"] })).toEqual(["moore", "ball"]);
});

test("a season without coaches has its players, an empty roster nobody", () => {
  expect(peopleOf({ players: ["das"], coaches: [] })).toEqual(["das"]);
  expect(peopleOf({ players: [], coaches: [] })).toEqual([]);
});

test("steps lead from the last player to the first coach", () => {
  const people = peopleOf({ players: ["wetli", "moore"], coaches: ["ball"] });
  expect(rosterStep(people, "moore")).toEqual({
    previous: "wetli",
    next: "ball",
    number: 2,
    total: 3,
  });
});

test("steps end at both ends", () => {
  expect(rosterStep(["wetli", "ball"], "wetli").previous).toBeUndefined();
  expect(rosterStep(["wetli", "ball"], "ball").next).toBeUndefined();
});

test("a person who is not on the roster has no place in it", () => {
  expect(rosterStep(["wetli"], "moore")).toEqual({
    previous: undefined,
    next: undefined,
    number: 0,
    total: 1,
  });
});
