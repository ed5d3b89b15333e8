import { expect, test } from "vitest";
import { selectedTournament } from "#app/domain/tournaments.ts";

const LISTED = [{ id: "2022-regionals" }, { id: "2022-esc" }];

test("the tournament in the URL is selected if it is listed", () => {
  expect(selectedTournament(LISTED, "2022-esc")).toEqual({ id: "2022-esc" });
});

test("without one, or if the filter removed it, the first in the list is selected", () => {
  for (const id of [undefined, null, "", "2019-esc"]) {
    expect(selectedTournament(LISTED, id)).toEqual({ id: "2022-regionals" });
  }
});

test("an empty list has no selection", () => {
  expect(selectedTournament([], "2022-esc")).toBeUndefined();
});
