import { expect, test } from "vitest";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import * as plates from "#app/domain/fifty-plates.ts";

const findClaims = (awards: plates.PlatesLog["awards"]) =>
  plates.findClaims({ awards, onMap: ["PLATES"] }, UNITED_STATES);
const plateOfNote = (note: string) => plates.plateOfNote(note, UNITED_STATES);

const award = (player: string, note: string | undefined, date: string) => ({
  badge: "PLATES",
  player,
  note,
  date,
  time: "12:00",
});
const claims = (...awards: ReturnType<typeof award>[]) =>
  findClaims(awards).map(({ plate, player }) => `${plate.code} ${player}`);

test("a note identifies its plate in any spelling", () => {
  expect(plateOfNote("West Virginia")?.code).toBe("WV");
  expect(plateOfNote(" new york ")?.code).toBe("NY");
  expect(plateOfNote("District of Columbia")?.code).toBe("DC");
  expect(plateOfNote("Mexico (bonus)")?.code).toBe("MEX");
  expect(plateOfNote("Mexico")?.code).toBe("MEX");
});

test("a note without a plate has none", () => {
  for (const note of ["", "Ontario", "(bonus)", "Ohio / Michigan", "undefined"]) {
    expect(plateOfNote(note), note).toBeUndefined();
  }
});

test("claims are sorted oldest first, whatever the log order", () => {
  expect(
    claims(award("maple", "Oregon", "2019-08-09"), award("berg", "Texas", "2019-08-05")),
  ).toEqual(["TX berg", "OR maple"]);
});

test("a plate belongs to the person who claimed it first", () => {
  expect(claims(award("ek", "Ohio", "2019-08-06"), award("alder", "Ohio", "2019-08-05"))).toEqual([
    "OH alder",
  ]);
});

test("awards without a state are not claims", () => {
  expect(
    claims(award("ek", undefined, "2019-08-05"), award("ek", "Ontario", "2019-08-05")),
  ).toEqual([]);
  expect(claims()).toEqual([]);
});

test("awards of other badges are not claims", () => {
  const log = { awards: [award("ek", "Ohio", "2019-08-05")], onMap: ["OTHER"] };
  expect(plates.findClaims(log, UNITED_STATES)).toEqual([]);
});

test("a claim has its plate, claimant and day", () => {
  expect(findClaims([award("hecht", "Mexico (bonus)", "2019-09-06")])).toEqual([
    { plate: plateOfNote("Mexico"), player: "hecht", date: "2019-09-06" },
  ]);
});
