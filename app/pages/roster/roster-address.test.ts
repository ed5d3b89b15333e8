import { expect, test } from "vitest";
import { itemAt } from "#app/lib/item-at.ts";
import { exampleData } from "#tests/support/example-roster.ts";
import { resultsAddress, seasonAddress, viewAddress } from "./selection.ts";

const old = itemAt(exampleData.seasons, 0);
const current = itemAt(exampleData.seasons, 2);

test("the address of a season has no view and no player", () => {
  expect(seasonAddress(exampleData, old)).toBe("/roster?season=cote-sauvage-2018");
});

test("the default season, the default view and the first player are left out of the URL", () => {
  expect(seasonAddress(exampleData, current)).toBe("/roster");
  expect(viewAddress(exampleData, current, "roster", "ash")).toBe("/roster");
  expect(viewAddress(exampleData, current, "player", "ash")).toBe("/roster?view=player");
});

test("another season, view and player are in the URL", () => {
  expect(viewAddress(exampleData, old, "player", "cedar")).toBe(
    "/roster?season=cote-sauvage-2018&view=player&player=cedar",
  );
  expect(viewAddress(exampleData, old, "list", "elm")).toBe(
    "/roster?season=cote-sauvage-2018&view=list&player=elm",
  );
});

test("the results button links /results/ and keeps the season", () => {
  expect(resultsAddress(exampleData, old)).toBe("/results/?season=cote-sauvage-2018");
  expect(resultsAddress(exampleData, current)).toBe("/results/");
});
