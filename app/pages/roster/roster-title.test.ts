import { expect, test } from "vitest";
import { exampleData } from "#tests/support/example-roster.ts";
import { rosterTitle } from "./View.tsx";
import { type RosterAsked, selectMember } from "./selection.ts";

const club = { name: "Côte Sauvage Ultimate" };
const title = (asked: RosterAsked) =>
  rosterTitle(club, exampleData, selectMember(exampleData, asked));

test("the default season has the page’s title", () => {
  expect(title({})).toBe("Roster · Côte Sauvage Ultimate");
});

test("the title names another season, the list, or the person shown", () => {
  expect(title({ season: "cote-sauvage-2018" })).toBe("Côte Sauvage 2018 · Roster");
  expect(title({ season: "cote-sauvage-2018", view: "list" })).toBe(
    "Côte Sauvage 2018 · Roster list",
  );
  expect(title({ view: "player", player: "birch" })).toBe("Uma Birch · Côte Sauvage 2021");
});
