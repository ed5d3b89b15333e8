import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { expect, test } from "vitest";
import { findClaims, openStates } from "#app/domain/fifty-plates.ts";

const claim = (note: string) => ({
  badge: "PLATES",
  player: "ek",
  note,
  date: "2019-08-05",
});

const open = (...notes: string[]) =>
  openStates(
    findClaims({ awards: notes.map(claim), onMap: ["PLATES"] }, UNITED_STATES),
    UNITED_STATES,
  );

test("all fifty states are open at first", () => {
  expect(openStates([], UNITED_STATES)).toHaveLength(50);
});

test("claimed states are not open, and DC never counts", () => {
  const left = open("Ohio", "District of Columbia");
  expect(left).toHaveLength(49);
  expect(left.map(({ code }) => code)).not.toContain("OH");
});

test("when every plate is claimed no state is open", () => {
  expect(open(...UNITED_STATES.list.map(({ name }) => name))).toEqual([]);
});
