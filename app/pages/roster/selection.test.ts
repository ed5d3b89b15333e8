import { expect, test } from "vitest";
import { exampleData } from "#tests/support/example-roster.ts";
import { type RosterAsked, selectMember } from "./selection.ts";

function viewFor(asked: RosterAsked) {
  const { season, view, people, person, notice } = selectMember(exampleData, asked);
  return { season: season.id, view, people, person, notice };
}

test("an empty URL shows the default season as a grid with its first player selected", () => {
  expect(viewFor({})).toEqual({
    season: "cote-sauvage-2021",
    view: "roster",
    people: ["ash", "birch"],
    person: "ash",
    notice: "",
  });
});

test("players come before coaches", () => {
  expect(viewFor({ season: "cote-sauvage-2018" }).people).toEqual(["birch", "elm", "cedar"]);
});

test("the URL sets season, view and person", () => {
  expect(viewFor({ season: "cote-sauvage-2018", view: "player", player: "cedar" })).toMatchObject({
    season: "cote-sauvage-2018",
    view: "player",
    person: "cedar",
    notice: "",
  });
});

test("the player view without a player shows the first one on the roster", () => {
  expect(viewFor({ view: "player" })).toMatchObject({ person: "ash", notice: "" });
});

test("an unknown season shows the default one and a notice", () => {
  expect(viewFor({ season: "cote-sauvage-1999" })).toMatchObject({
    season: "cote-sauvage-2021",
    notice: "That season is not in the record. This is Côte Sauvage 2021.",
  });
});

test("a player of another season shows the first player and a notice", () => {
  expect(viewFor({ season: "cote-sauvage-2021", view: "player", player: "elm" })).toMatchObject({
    person: "ash",
    notice: "Eve Elm is not on the roster of Côte Sauvage 2021. This is Ida Ash.",
  });
});

test("an unknown player gets a notice that does not repeat the URL", () => {
  expect(viewFor({ view: "player", player: "<b>" }).notice).toBe(
    "That player is not on the roster of Côte Sauvage 2021. This is Ida Ash.",
  );
});

test("built-in object keys are not player ids", () => {
  expect(viewFor({ view: "player", player: "toString" }).notice).toBe(
    "That player is not on the roster of Côte Sauvage 2021. This is Ida Ash.",
  );
});

test("outside the player view an unknown player gets no notice", () => {
  expect(viewFor({ view: "list", player: "elm" })).toMatchObject({ view: "list", notice: "" });
});

test("an unknown view is the grid", () => {
  expect(viewFor({ view: "constructor" }).view).toBe("roster");
});

test("a season without people has nobody selected", () => {
  const [season, ...others] = exampleData.seasons;
  if (season === undefined) throw new Error("The example has no season.");
  const empty = { ...season, members: [], captains: [] };
  const data = { ...exampleData, seasons: [empty, ...others] };
  const asked = { season: "cote-sauvage-2018", view: "player", player: "elm" };
  expect(selectMember(data, asked)).toMatchObject({
    person: undefined,
    notice: "Eve Elm is not on the roster of Côte Sauvage 2018.",
  });
});

test("without seasons there is nothing to show", () => {
  expect(() => selectMember({ ...exampleData, seasons: [] }, {})).toThrow(
    new RangeError("There is no season to show."),
  );
});
