import { expect, test } from "vitest";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { claimsOf as claimedPlates, type PlatesLog, spottersOf } from "#app/domain/fifty-plates.ts";

const claimsOf = (awards: PlatesLog["awards"]) =>
  claimedPlates({ awards, onMap: ["PLATES"] }, UNITED_STATES);
const claim = (player: string, note: string, date: string) => ({
  badge: "PLATES",
  player,
  note,
  date,
});

test("the spotter with the most plates comes first, ties by earliest claim", () => {
  const claims = claimsOf([
    claim("maple", "Oregon", "2019-08-05"),
    claim("berg", "Texas", "2019-08-06"),
    claim("ek", "Ohio", "2019-08-07"),
    claim("ek", "Maine", "2019-08-08"),
  ]);
  expect(
    spottersOf(claims).map(({ player, plates }) => [player, plates.map(({ code }) => code)]),
  ).toEqual([
    ["ek", ["OH", "ME"]],
    ["maple", ["OR"]],
    ["berg", ["TX"]],
  ]);
});

test("without claims there are no spotters", () => {
  expect(spottersOf([])).toEqual([]);
});
