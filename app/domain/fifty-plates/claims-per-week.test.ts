import { expect, test } from "vitest";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import {
  findClaims as claimedPlates,
  type PlatesLog,
  claimsPerWeek,
} from "#app/domain/fifty-plates.ts";

const findClaims = (awards: PlatesLog["awards"]) =>
  claimedPlates({ awards, onMap: ["PLATES"] }, UNITED_STATES);
const claim = (note: string, date: string) => ({ badge: "PLATES", player: "ek", note, date });

test("claims are counted by week from Monday with a running total", () => {
  const weeks = claimsPerWeek(
    findClaims([
      claim("Ohio", "2019-08-05"),
      claim("Texas", "2019-08-11"),
      claim("Maine", "2019-08-19"),
    ]),
  );
  expect(
    weeks.map(({ first, last, claims, total }) => [first, last, claims.length, total]),
  ).toEqual([
    ["2019-08-05", "2019-08-11", 2, 2],
    ["2019-08-12", "2019-08-18", 0, 2],
    ["2019-08-19", "2019-08-25", 1, 3],
  ]);
});
