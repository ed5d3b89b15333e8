import { expect, test } from "vitest";
import { selectedTournament } from "#app/domain/tournaments.ts";

const LISTED = [{ id: "2022-regionals" }, { id: "2022-esc" }];

test("the tournament of the address is selected if it is listed", () => {
  expect(selectedTournament(LISTED, "2022-esc")).toEqual({ id: "2022-esc" });
});

test("without an address, or when the filter removed it, the first of the list is selected", () => {
  for (const id of [undefined, null, "", "2019-esc"]) {
    expect(selectedTournament(LISTED, id)).toEqual({ id: "2022-regionals" });
  }
});

test("an empty list has no selection", () => {
  expect(selectedTournament([], "2022-esc")).toBeUndefined();
});
