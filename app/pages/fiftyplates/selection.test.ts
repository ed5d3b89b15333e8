import { expect, test } from "vitest";
import { queryReader } from "#app/lib/path.ts";
import { plateEditions } from "#tests/support/club.ts";
import { selectPlate } from "./selection.ts";

// Mexico was claimed in 2024 alone, so it is on that map alone.
test.each([
  ["", 2025, "ME", ""],
  ["edition=2024&plate=MEX", 2024, "MEX", ""],
  ["plate=oh", 2025, "OH", ""],
  ["plate=MEX", 2025, "ME", "“MEX” is not on the map of 2025."],
  ["edition=1999", 2025, "ME", "There is no page for “1999”. This is 2025."],
])("?%s shows the edition of %i with the plate %s, and the notice “%s”", (query, ...shown) => {
  const { edition, tile, notice } = selectPlate(plateEditions, queryReader(query));
  expect([edition.year, tile.code, notice]).toEqual(shown);
});
