import { expect, test } from "vitest";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import * as plates from "./fifty-plates.ts";

/** The claims of awards, each with its person, note and day: "ek, Ohio, 2019-08-05". */
const findClaims = (...awards: readonly string[]) =>
  plates.findClaims(
    {
      awards: awards.map((text) => {
        const [player = "", note = "", date = ""] = text.split(", ");
        return { badge: "PLATES", player, note, date, time: "12:00" };
      }),
      plateBadges: ["PLATES"],
    },
    UNITED_STATES,
  );
const written = (claims: ReturnType<typeof findClaims>) =>
  claims.map(({ plate, player, date }) => `${plate.code} ${player} ${date}`);

test.each([
  ["West Virginia", "WV"],
  [" new york ", "NY"],
  ["District of Columbia", "DC"],
  ["Mexico (bonus)", "MEX"],
  ["Mexico", "MEX"],
  ["", undefined],
  ["Ontario", undefined],
  ["(bonus)", undefined],
  ["Ohio / Michigan", undefined],
])("the note “%s” is the plate %s", (note, code) => {
  expect(plates.plateOfNote(note, UNITED_STATES)?.code).toBe(code);
});

test("a plate belongs to the person who claimed it first, and claims are oldest first", () => {
  expect(
    written(
      findClaims(
        "maple, Oregon, 2019-08-09",
        "ek, Ohio, 2019-08-06",
        "alder, Ohio, 2019-08-05",
        "ek, Ontario, 2019-08-04",
      ),
    ),
  ).toEqual(["OH alder 2019-08-05", "OR maple 2019-08-09"]);
});

test("awards of other badges are not claims", () => {
  const award = { badge: "PLATES", player: "ek", note: "Ohio", date: "2019-08-05" };
  expect(plates.findClaims({ awards: [award], plateBadges: ["OTHER"] }, UNITED_STATES)).toEqual([]);
});

test("claims are counted by week from Monday with a running total", () => {
  const weeks = plates.claimsPerWeek(
    findClaims("ek, Ohio, 2019-08-05", "ek, Texas, 2019-08-11", "ek, Maine, 2019-08-19"),
  );
  expect(
    weeks.map(({ first, last, claims, total }) => [first, last, claims.length, total].join(" ")),
  ).toEqual([
    "2019-08-05 2019-08-11 2 2",
    "2019-08-12 2019-08-18 0 2",
    "2019-08-19 2019-08-25 1 3",
  ]);
});

function summary(...awards: readonly string[]) {
  const { beyond, ...rest } = plates.platesSummary(findClaims(...awards));
  return { ...rest, beyond: beyond.map(({ plate }) => plate.code).join(" ") };
}

test("states and days are counted, with plates beyond the fifty listed separately", () => {
  expect(
    summary(
      "ek, Ohio, 2019-08-05",
      "ek, Texas, 2019-08-06",
      "aspen, District of Columbia, 2019-08-10",
      "hecht, Mexico (bonus), 2019-09-06",
    ),
  ).toEqual({ states: 2, days: 33, beyond: "DC MEX" });
  expect(summary("ek, Ohio, 2019-08-05")).toEqual({ states: 1, days: 1, beyond: "" });
  expect(summary()).toEqual({ states: 0, days: 0, beyond: "" });
});

test.each([
  ["Vermont, Maine", "VT ME"],
  ["Nova Scotia, Maine", "ME"],
  ["Bretagne", ""],
])("the home plates of a club from %s are %s", (regions, codes) => {
  const states = plates.homeStates(regions.split(", "), UNITED_STATES);
  expect(states.map(({ code }) => code).join(" ")).toBe(codes);
});

test.each([
  ["Maine, Vermont, Ohio", 57, "ME VT AK HI TX FL"],
  ["Alaska, Maine, Vermont", 57, "ME VT AK HI TX FL"],
  ["Maine", 57, "ME IL AK HI TX FL"],
  ["", 57, "IL KY AK HI TX FL"],
  ["", 2, "AK AL"],
  ["", 0, ""],
])("the picture of a club from “%s” in a country of %i states shows %s", (regions, most, codes) => {
  const country = { ...UNITED_STATES, list: UNITED_STATES.list.slice(0, most) };
  const states = plates.picturedStates(regions.split(", "), country);
  expect(states.map(({ code }) => code).join(" ")).toBe(codes);
});
