import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import type { ListedOpponent } from "./shape-opponents.ts";
import { neverLostTo, stillToBeat } from "./TeamWalls.tsx";

const team = (id: string, wins: number, losses: number, ties: number): ListedOpponent => ({
  id: brandId<"opponent">(id),
  name: id,
  haystack: "",
  wins,
  losses,
  ties,
  games: wins + losses + ties,
  lastYear: 2026,
});

test("never lost to needs three games without a loss", () => {
  const teams = [team("eddy", 2, 0, 1), team("drift", 2, 0, 0), team("fathom", 3, 1, 0)];
  expect(neverLostTo(teams).map(({ id }) => id)).toEqual(["eddy"]);
});

test("still to beat needs two games without a win", () => {
  const teams = [team("eddy", 0, 1, 1), team("drift", 0, 1, 0), team("fathom", 1, 1, 0)];
  expect(stillToBeat(teams).map(({ id }) => id)).toEqual(["eddy"]);
});
