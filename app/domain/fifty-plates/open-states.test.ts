import { expect, test } from "vitest";
import { claimsOf } from "./claims.ts";
import { openStates } from "./open-states.ts";
import { PLATES } from "./plate.ts";

const claim = (note: string) => ({
  badge: "FIFTY_PLATES",
  player: "ek",
  note,
  date: "2019-08-05",
});

test("all fifty states are open at first", () => {
  expect(openStates([])).toHaveLength(50);
});

test("claimed states are no longer open, and DC was never among them", () => {
  const open = openStates(claimsOf([claim("Ohio"), claim("District of Columbia")]));
  expect(open).toHaveLength(49);
  expect(open.map(({ code }) => code)).not.toContain("OH");
});

test("when every plate is claimed no state is open", () => {
  expect(openStates(claimsOf(PLATES.map(({ name }) => claim(name))))).toEqual([]);
});
