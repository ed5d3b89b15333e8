import { expect, test } from "vitest";
import { endedThere, isChampionship } from "./championship.ts";

const finals = { name: "Tour Finals", title: "Finals of the Tour" };

test("a championship is known by the file of its tournament and by the finish of a season", () => {
  expect(isChampionship("2026-tour-finals", finals)).toBe(true);
  expect(isChampionship("2026-tour", finals)).toBe(false);
  expect(endedThere("3rd Tour Finals", finals)).toBe(true);
  expect(endedThere("3rd Regionals", finals)).toBe(false);
  expect(endedThere(undefined, finals)).toBe(false);
});
