import { expect, test } from "vitest";
import { isChampionship } from "#app/domain/tournaments.ts";

const finals = { name: "Tour Finals", title: "Finals of the Tour" };

test("a championship is recognized by its event", () => {
  expect(isChampionship("tour-finals", finals)).toBe(true);
  expect(isChampionship("tour", finals)).toBe(false);
});

test("punctuation in a championship’s name is ignored", () => {
  const masters = { name: "D.M.", title: "Deutsche Meisterschaft" };
  expect(isChampionship("dm", masters)).toBe(true);
  expect(isChampionship("d-m", masters)).toBe(true);
  expect(isChampionship("dm-east", masters)).toBe(false);
});
