import { expect, test } from "vitest";
import { readMapTiles, tilesOfAll } from "./state.ts";

const written = (tiles: ReturnType<typeof readMapTiles>) =>
  Array.from(tiles, ([code, { column, row }]) => `${code} ${column}/${row}`).join(", ");

test("a map is read row by row, with dots for gaps", () => {
  expect(written(readMapTiles([".  SH  .", "HB HH MV"]))).toBe("SH 2/1, HB 1/2, HH 2/2, MV 3/2");
});

test("empty columns at the left are cut off", () => {
  expect(written(readMapTiles([". . SH", ". HB HH"]))).toBe("SH 2/1, HB 1/2, HH 2/2");
});

test("places missing from the map are below it", () => {
  expect(written(tilesOfAll(["A", "B", "C", "D", "E"], ["A B"]))).toBe(
    "A 1/1, B 2/1, C 1/2, D 2/2, E 1/3",
  );
});

test("without a map the codes form one, wider than tall", () => {
  const codes = Array.from({ length: 6 }, (_, index) => `S${index}`);
  expect(written(tilesOfAll(codes, []))).toBe("S0 1/1, S1 2/1, S2 3/1, S3 1/2, S4 2/2, S5 3/2");
  expect(tilesOfAll([], []).size).toBe(0);
});
