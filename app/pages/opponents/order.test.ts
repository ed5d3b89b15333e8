import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import type { ListedOpponent } from "./shape-opponents.ts";
import { sortOpponents, orderIn, orders } from "./View.tsx";

function team(name: string, games: number, wins: number, lastYear: number): ListedOpponent {
  const id = brandId<"opponent">(name.toLowerCase());
  return { id, name, haystack: "", wins, losses: games - wins, ties: 0, games, lastYear };
}

/** Most games first, as in the data. */
const teams = [
  team("Éclair", 5, 1, 2024),
  team("Fathom", 3, 3, 2026),
  team("anchorage", 2, 1, 2026),
];

const listNames = (order: string | undefined) =>
  sortOpponents(teams, orderIn(order)).map(({ name }) => name);

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
    expect(orderIn(sort)).toBe("played");
  },
);
