import { expect, test } from "vitest";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import {
  findClaims as claimedPlates,
  type PlatesLog,
  platesSummary,
} from "#app/domain/fifty-plates.ts";

const findClaims = (awards: PlatesLog["awards"]) =>
  claimedPlates({ awards, onMap: ["PLATES"] }, UNITED_STATES);
const claim = (player: string, note: string, date: string) => ({
  badge: "PLATES",
  player,
  note,
  date,
});

test("states and days are counted, with plates beyond the fifty listed separately", () => {
  const summary = platesSummary(
    findClaims([
      claim("ek", "Ohio", "2019-08-05"),
      claim("ek", "Texas", "2019-08-06"),
      claim("aspen", "District of Columbia", "2019-08-10"),
      claim("hecht", "Mexico (bonus)", "2019-09-06"),
    ]),
  );
  expect({ ...summary, beyond: summary.beyond.map(({ plate }) => plate.code) }).toEqual({
    states: 2,
    beyond: ["DC", "MEX"],
    days: 33,
  });
});

test("a single claim took one day, no claims took none", () => {
  expect(platesSummary(findClaims([claim("ek", "Ohio", "2019-08-05")])).days).toBe(1);
  expect(platesSummary([])).toEqual({ states: 0, beyond: [], days: 0 });
});
