import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { brandId } from "#app/domain/ids.ts";
import { buildRecord } from "#app/record/build-record.ts";
import type { Opponent } from "#app/record/record.ts";
import { currentOpponents, listOtherNames, shapeMetOpponent } from "./shape.ts";

const content = loadContent();
const record = buildRecord(content);

function find(id: string, { opponents } = record): Opponent {
  const opponent = opponents.get(brandId(id));
  if (opponent === undefined) throw new RangeError(id);
  return opponent;
}

test("a team’s games, record and last year are those with a score", () => {
  // Its third game, in 2026, is still to be played.
  expect(find("drift").games).toHaveLength(3);
  expect(shapeMetOpponent(find("drift"))).toEqual({
    id: "drift",
    name: "Saint John Drift",
    wins: 1,
    losses: 0,
    ties: 1,
    games: 2,
    lastYear: 2025,
  });
});

test("teams are in the order of their games, then of their names", () => {
  const teams = currentOpponents(record).map(shapeMetOpponent);
  const games = teams.map((team) => team.games);
  expect(games).toEqual(games.toSorted((one, next) => next - one));
  expect(teams.slice(0, 3).map(({ id }) => id)).toEqual(["eddy", "gale", "breakwater"]);
});

test("a team has the games and the names of its former entries, which no list has", () => {
  const opponents = new Map(content.opponents);
  const eddy = opponents.get("eddy");
  if (eddy === undefined) throw new Error("The club has no team eddy.");
  opponents.set("eddy", { ...eddy, formerly: ["gale"] });
  const renamed = buildRecord({ ...content, opponents });
  const team = find("eddy", renamed);
  expect(shapeMetOpponent(team)).toMatchObject({ wins: 3, losses: 1, ties: 1, games: 5 });
  expect(listOtherNames(team)).toEqual(["Eddy", "Albany Gale", "Gale"]);
  const listed = currentOpponents(renamed).map(({ id }) => String(id));
  expect(listed).toContain("eddy");
  expect(listed).not.toContain("gale");
});
