import { expect, test } from "vitest";
import { endedThere, isChampionship } from "#app/domain/tournaments.ts";

const finals = { name: "Tour Finals", title: "Finals of the Tour" };

test("a championship is recognized by its event and by a season’s finish", () => {
  expect(isChampionship("tour-finals", finals)).toBe(true);
  expect(isChampionship("tour", finals)).toBe(false);
  expect(endedThere("3rd Tour Finals", finals)).toBe(true);
  expect(endedThere("3rd Regionals", finals)).toBe(false);
  expect(endedThere(undefined, finals)).toBe(false);
});

test("punctuation in a championship’s name is ignored", () => {
  const masters = { name: "D.M.", title: "Deutsche Meisterschaft" };
  expect(isChampionship("dm", masters)).toBe(true);
  expect(isChampionship("d-m", masters)).toBe(true);
  expect(isChampionship("dm-east", masters)).toBe(false);
});
