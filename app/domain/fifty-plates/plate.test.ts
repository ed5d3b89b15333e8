import { expect, test } from "vitest";
import { PLATES } from "./plate.ts";

const kinds = (kind: string) => PLATES.filter((plate) => plate.kind === kind);

test("there are fifty states, one district, five territories and Mexico", () => {
  const counts = ["state", "district", "territory", "bonus"].map((kind) => kinds(kind).length);
  expect(counts).toEqual([50, 1, 5, 1]);
});

test("codes, names and tiles are unique", () => {
  expect(new Set(PLATES.map(({ code }) => code)).size).toBe(57);
  expect(new Set(PLATES.map(({ name }) => name)).size).toBe(57);
  expect(new Set(PLATES.map(({ tile }) => `${tile.column} ${tile.row}`)).size).toBe(57);
});

test("states stand by name", () => {
  const names = kinds("state").map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(names[0]).toBe("Alabama");
  expect(names.at(-1)).toBe("Wyoming");
});

test("codes have two letters, and names come whole", () => {
  const codes = PLATES.map(({ code }) => code).filter((code) => !/^[A-Z]{2}$/.test(code));
  expect(codes).toEqual(["MEX"]);
  expect(PLATES.find(({ code }) => code === "DC")?.name).toBe("District of Columbia");
});
