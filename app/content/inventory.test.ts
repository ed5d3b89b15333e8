import { expect, test } from "vitest";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { editionsWithPlates } from "./inventory.ts";

const makeAwards = (year: number, notes: readonly string[]) =>
  notes.map((note) => ({ badge: "PLATES", player: "ek", date: `${year}-08-05`, note }));
/** An edition whose awards have these notes. */
const edition = (year: number, ...notes: string[]) => ({
  year,
  title: `Badge Quest ${year}`,
  roster: `cote-sauvage-${year}`,
  activated: ["PLATES"],
  newest: [],
  poster: [],
  awards: makeAwards(year, notes),
  plateBadges: ["PLATES"],
});
/** Years with a map of plates, while Badge Quest shows the edition of 2019. */
const yearsWithMap = (...editions: ReturnType<typeof edition>[]) =>
  editionsWithPlates({
    badgeQuest: { editions: new Map(editions.map((edition) => [edition.year, edition])) },
    states: UNITED_STATES,
    site: { badgeQuest: { edition: 2019 } },
  }).map(({ year }) => year);

test("every edition in which a plate was claimed has a map", () => {
  expect(yearsWithMap(edition(2017), edition(2018, "Ohio"), edition(2019, "Ohio"))).toEqual([
    2018, 2019,
  ]);
});

test("an edition without a plate has no map while another has one", () => {
  expect(yearsWithMap(edition(2018, "Ohio"), edition(2019), edition(2020, "Nowhere"))).toEqual([
    2018,
  ]);
});

test("without any plates, the edition that Badge Quest shows has the map", () => {
  expect(yearsWithMap(edition(2018), edition(2019, "Nowhere"), edition(2020))).toEqual([2019]);
});
