import { expect, test } from "vitest";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { repeatedClaims as repeated } from "#app/domain/badge-quest/rules.ts";

const repeatedClaims = (awards: Parameters<typeof repeated>[0]) => repeated(awards, UNITED_STATES);

const award = (badge: string, note: string | undefined, player = "ek", date = "2019-08-05") => ({
  badge,
  player,
  note,
  date,
});
/** Notes of one badge that repeat an earlier claim. */
const again = (badge: string, ...notes: string[]) =>
  repeatedClaims(notes.map((note) => award(badge, note))).map(({ claim }) => claim.note);

test("a claim names the first one of the same thing, in order of time", () => {
  const [first, second] = [
    award("ICE_BUT_NICE", "Lime", "aspen", "2019-08-06"),
    award("ICE_BUT_NICE", "lime", "scott", "2019-08-07"),
  ];
  expect(repeatedClaims([second, first])).toEqual([{ claim: second, first, kind: "flavor" }]);
});

test("a plate is the same however it is written", () => {
  expect(again("FIFTY_PLATES", "Ohio", "Iowa", " ohio ")).toEqual([" ohio "]);
  expect(again("FIFTY_PLATES", "Mexico (bonus)", "Mexico")).toEqual(["Mexico"]);
  expect(again("POUTINE_AND_PLATES", "Québec", "Quebec", "Ontario")).toEqual(["Quebec"]);
});

test("a border has two sides, in either order, and a side alone is another claim", () => {
  expect(again("BORDER_PATROL", "Michigan / Ohio", "Ohio – Michigan")).toEqual(["Ohio – Michigan"]);
  expect(again("BORDER_PATROL", "Iowa / Illinois", "Missouri / Iowa", "Iowa")).toEqual([]);
  expect(again("BORDER_PATROL", "Virginia / West Virginia", "West Virginia")).toEqual([]);
  expect(again("BORDER_PATROL", "Toledo to Iowa", "Iowa to Toledo")).toEqual(["Iowa to Toledo"]);
});

test("a species counts once, from a zoo or not, and another kind is another species", () => {
  expect(again("RIVANIMALS", "Crane", "Crane (zoo)", "crane at the zoo")).toHaveLength(2);
  expect(again("RIVANIMALS", "Caterpillar", "Caterpillar (another kind)")).toEqual([]);
});

test("other badges, and awards without a note, claim nothing", () => {
  expect(again("GUESS_WHO", "Submitter", "Submitter")).toEqual([]);
  expect(again("ICE_BUT_NICE", "(zoo)", "Lime")).toEqual([]);
  expect(repeatedClaims([award("RIVANIMALS", undefined), award("RIVANIMALS", "zoo")])).toEqual([]);
  expect(repeatedClaims([award("ICE_BUT_NICE", "Lime"), award("RIVANIMALS", "Lime")])).toEqual([]);
});
