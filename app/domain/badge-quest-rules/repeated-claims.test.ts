import { expect, test } from "vitest";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { type Credits, repeatedClaims as repeated } from "#app/domain/badge-quest/rules.ts";

const badges: Readonly<Record<string, Credits>> = {
  BORDERS: { once: "border" },
  FLAVORS: { once: "flavor" },
  PLATES: { once: "plate" },
  ANIMALS: { once: "species", words: { zoo: 2 } },
};
const repeatedClaims = (awards: Parameters<typeof repeated>[0]) =>
  repeated(awards, (badge) => badges[badge], UNITED_STATES);

const award = (badge: string, note: string | undefined, player = "ek", date = "2019-08-05") => ({
  badge,
  player,
  note,
  date,
});
/** Notes of one badge that repeat an earlier claim. */
const findRepeats = (badge: string, ...notes: string[]) =>
  repeatedClaims(notes.map((note) => award(badge, note))).map(({ claim }) => claim.note);

test("a repeated claim names the first one of the same thing, in chronological order", () => {
  const [first, second] = [
    award("FLAVORS", "Lime", "aspen", "2019-08-06"),
    award("FLAVORS", "lime", "scott", "2019-08-07"),
  ];
  expect(repeatedClaims([second, first])).toEqual([{ claim: second, first, kind: "flavor" }]);
});

test("a plate is the same in any spelling", () => {
  expect(findRepeats("PLATES", "Ohio", "Iowa", " ohio ")).toEqual([" ohio "]);
  expect(findRepeats("PLATES", "Mexico (bonus)", "Mexico")).toEqual(["Mexico"]);
  expect(findRepeats("PLATES", "Québec", "Quebec", "Ontario")).toEqual(["Quebec"]);
});

test("a border has two sides, in either order, and one side alone is a different claim", () => {
  expect(findRepeats("BORDERS", "Michigan / Ohio", "Ohio – Michigan")).toEqual(["Ohio – Michigan"]);
  expect(findRepeats("BORDERS", "Iowa / Illinois", "Missouri / Iowa", "Iowa")).toEqual([]);
  expect(findRepeats("BORDERS", "Virginia / West Virginia", "West Virginia")).toEqual([]);
  expect(findRepeats("BORDERS", "Toledo to Iowa", "Iowa to Toledo")).toEqual(["Iowa to Toledo"]);
});

test("a species counts once, in a zoo or not, and another species is another claim", () => {
  expect(findRepeats("ANIMALS", "Crane", "Crane (zoo)", "crane at the zoo")).toHaveLength(2);
  expect(findRepeats("ANIMALS", "Caterpillar", "Caterpillar (another kind)")).toEqual([]);
});

test("a badge without single claims may have one note twice", () => {
  expect(findRepeats("OTHER", "Submitter", "Submitter")).toEqual([]);
});

test("an award without a note, or with only the word zoo, claims nothing", () => {
  expect(repeatedClaims([award("ANIMALS", undefined), award("ANIMALS", "zoo")])).toEqual([]);
});

test("each badge has its own claims", () => {
  expect(repeatedClaims([award("FLAVORS", "Lime"), award("ANIMALS", "Lime")])).toEqual([]);
});
