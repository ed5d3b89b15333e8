import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { expect, test } from "vitest";
import { editionsWithPlates } from "./editions-with-plates.ts";

const makeAwards = (year: number, notes: readonly string[]) =>
  notes.map((note) => ({ badge: "PLATES", player: "ek", date: `${year}-08-05`, note }));
const edition = (year: number, ...notes: string[]) => ({
  year,
  title: `Badge Quest ${year}`,
  roster: `cote-sauvage-${year}`,
  activated: ["PLATES"],
  newest: [],
  poster: [],
  awards: makeAwards(year, notes),
  onMap: ["PLATES"],
});
const years = (...editions: ReturnType<typeof edition>[]) =>
  editionsWithPlates({
    badgeQuest: { editions: new Map(editions.map((edition) => [edition.year, edition])) },
    states: UNITED_STATES,
    site: { badgeQuest: { edition: 2019 } },
  }).map(({ year }) => year);

test("every edition with a claim has a map", () => {
  expect(years(edition(2017), edition(2018, "Ohio"), edition(2019, "Ohio"))).toEqual([2018, 2019]);
});

test("an edition without a claim has no map while another has one", () => {
  expect(years(edition(2018, "Ohio"), edition(2019), edition(2020, "Nowhere"))).toEqual([2018]);
});

test("without any claims the current edition has the map", () => {
  expect(years(edition(2018), edition(2019, "Nowhere"), edition(2020))).toEqual([2019]);
});
