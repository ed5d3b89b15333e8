import { expect, test } from "vitest";
import type { FiftyPlates, PlatesEdition } from "./shape-plates.ts";
import { editionAddress, plateAddress, selectPlate } from "./selection.ts";

const edition = (year: number, codes: readonly string[]): PlatesEdition => ({
  year,
  art: "",
  states: 0,
  total: 50,
  ofAll: "of 50 states",
  beyond: [],
  days: 0,
  tiles: codes.map((code, index) => ({ code, name: code, column: index + 1, row: 1 })),
  claims: [],
  spotters: [],
  open: [],
  periods: [],
  weeks: [],
  firstPlate: "MI",
});

const first = edition(2018, ["MI", "OH"]);
const second = edition(2019, ["MI", "MEX"]);
const plates: FiftyPlates = {
  rule: "",
  year: 2019,
  editions: [first, second],
};

function viewFor(asked: Parameters<typeof selectPlate>[1]) {
  const selection = selectPlate(plates, asked);
  return [selection.edition.year, selection.tile.code, selection.notice];
}

test("an empty URL shows the newest edition and its first plate", () => {
  expect(viewFor({})).toEqual([2019, "MI", ""]);
});

test("a plate is found in upper and lower case", () => {
  expect(viewFor({ plate: "MEX" })).toEqual([2019, "MEX", ""]);
  expect(viewFor({ plate: "mex" })).toEqual([2019, "MEX", ""]);
  expect(viewFor({ edition: "2018", plate: "OH" })).toEqual([2018, "OH", ""]);
});

test("an unknown plate shows the first one and a notice", () => {
  expect(viewFor({ plate: "OH" })).toEqual([2019, "MI", "“OH” is not on the map of 2019."]);
  expect(viewFor({ edition: "2018", plate: "MEX" })).toEqual([
    2018,
    "MI",
    "“MEX” is not on the map of 2018.",
  ]);
});

test("an unknown edition shows the newest one and a notice", () => {
  expect(viewFor({ edition: "1999" })).toEqual([
    2019,
    "MI",
    "There is no edition “1999”. This is 2019.",
  ]);
});

test("the newest edition is left out of the URL", () => {
  expect(editionAddress(plates, 2019)).toBe("/fiftyplates");
  expect(editionAddress(plates, 2018)).toBe("/fiftyplates?edition=2018");
  expect(plateAddress(plates, second, "MEX")).toBe("/fiftyplates?plate=MEX");
  expect(plateAddress(plates, first, "OH")).toBe("/fiftyplates?edition=2018&plate=OH");
});

test("without editions there is no map", () => {
  expect(() => selectPlate({ ...plates, editions: [] }, {})).toThrow(
    new RangeError("There is no map to show."),
  );
});
