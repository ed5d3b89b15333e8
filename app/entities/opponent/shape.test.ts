import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { withOpponents } from "#tests/support/changed-club.ts";
import { findById } from "#tests/support/find-by-id.ts";
import { currentOpponents, listOtherNames, shapeMetOpponent } from "./shape.ts";

const record = buildRecord(loadContent());

const findTeam = (id: string, { opponents } = record) => findById(opponents.values(), id);

test("a game without a score counts neither for a team’s record nor for its last year", () => {
  // The third game, in 2026, is still to be played.
  expect(findTeam("drift").games).toHaveLength(3);
  expect(shapeMetOpponent(findTeam("drift"))).toEqual({
    id: "drift",
    name: "Saint John Drift",
    wins: 1,
    losses: 0,
    ties: 1,
    games: 2,
    lastYear: 2025,
  });
});

test("teams with most games come first, then by name", () => {
  const teams = currentOpponents(record).map(shapeMetOpponent);
  // Albany Gale and Boston Breakwater have two games each.
  expect(teams.slice(0, 3).map(({ id }) => id)).toEqual(["eddy", "gale", "breakwater"]);
  const games = teams.map((team) => team.games);
  expect(games).toEqual(games.toSorted((more, fewer) => fewer - more));
});

test("a team has the games and names of its former entry, which is in no list", () => {
  const renamed = buildRecord(withOpponents({ eddy: { formerly: ["gale"] } }));
  const team = findTeam("eddy", renamed);
  expect(shapeMetOpponent(team)).toMatchObject({ wins: 3, losses: 1, ties: 1, games: 5 });
  expect(listOtherNames(team)).toEqual(["Eddy", "Albany Gale", "Gale"]);
  const listed = currentOpponents(renamed).map(({ id }) => String(id));
  expect(listed).toContain("eddy");
  expect(listed).not.toContain("gale");
});
