import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { type FilteredOpponent, orders, readOrder, sortOpponents } from "./list-opponents.ts";

function team(name: string, wins: number, lastYear: number): FilteredOpponent {
  return { id: brandId(name.toLowerCase()), name, haystack: "", wins, lastYear };
}

/** Most games first, as in the data. */
const teams = [team("Éclair", 1, 2024), team("Fathom", 3, 2026), team("anchorage", 1, 2026)];

const listNames = (order: string | undefined) =>
  sortOpponents(teams, readOrder(order)).map(({ name }) => name);

test("teams can be in order of games, names, wins or last meetings; equals stay by games", () => {
  expect(orders.map(({ value }) => [value, listNames(value)])).toEqual([
    ["played", ["Éclair", "Fathom", "anchorage"]],
    ["name", ["anchorage", "Éclair", "Fathom"]],
    ["wins", ["Fathom", "Éclair", "anchorage"]],
    ["last", ["Fathom", "anchorage", "Éclair"]],
  ]);
});

test.each([undefined, "", "games"])(
  "without a known order (%s) teams are sorted by games",
  (sort) => {
    expect(readOrder(sort)).toBe("played");
  },
);
