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

const namesIn = (sort: string | undefined) =>
  sortOpponents(teams, orderIn(sort)).map(({ name }) => name);

test("each order has its own first team, and ties are sorted by games", () => {
  expect(orders.map(({ value }) => [value, namesIn(value)])).toEqual([
    ["played", ["Éclair", "Fathom", "anchorage"]],
    ["name", ["anchorage", "Éclair", "Fathom"]],
    ["wins", ["Fathom", "Éclair", "anchorage"]],
    ["last", ["Fathom", "anchorage", "Éclair"]],
  ]);
});

test("without an order, or with an unknown one, teams are sorted by games", () => {
  for (const sort of [undefined, "", "games"]) expect(orderIn(sort)).toBe("played");
  expect(orderIn("name")).toBe("name");
});
