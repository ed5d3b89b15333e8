import { expect, test } from "vitest";
import { faintPairs, PALETTES, type PrintedPair } from "#app/art/testing/faint-pairs.ts";
import { LEADING_INKS } from "#app/domain/seasons.ts";
import {
  bannerPalette,
  type Ground,
  INKS_ON_GROUND,
  type PrintedRecord,
  makeSeasonLookup,
} from "./printed-season.ts";

const club = { teamName: "Gale" };
const leads = (seasons: PrintedRecord["seasons"], ...years: number[]) => {
  const findSeason = makeSeasonLookup({ club, seasons });
  return years.map((year) => findSeason(year).colorway.lead);
};

test("without chosen inks, a club’s first season leads with its first plate, in any year", () => {
  for (const year of [1998, 2025, 2026, 2027]) expect(leads([{ year }], year)).toEqual(["plate1"]);
});

test("seasons are counted: a year without a team changes nothing", () => {
  expect(leads([{ year: 2019 }, { year: 2021 }, { year: 2022 }], 2019, 2021, 2022)).toEqual([
    "plate1",
    "plate2",
    "plate3",
  ]);
});

test("chosen inks stay", () => {
  // By its count, the second season would have plate2.
  const rosters = [
    { year: 2025 },
    { year: 2026, inks: { lead: "plate3", grounds: ["sun"] } },
  ] as const;
  expect(leads(rosters, 2026)).toEqual(["plate3"]);
});

test.each(PALETTES)("the player on a banner stands out by day and night: %s", (_, colors) => {
  const pairs = LEADING_INKS.flatMap((lead) => {
    const { skin, jersey, shorts, shoes, hair } = bannerPalette(lead);
    return [skin, jersey, shorts, shoes, hair].flatMap((ink) =>
      ([lead, "paper"] as const).map((ground): PrintedPair => [ink, ground, `lead ${lead}`]),
    );
  });
  expect(faintPairs(colors, pairs)).toEqual([]);
});

test.each(PALETTES)("a portrait’s body stands out by day and night: %s", (_, colors) => {
  const grounds: readonly Ground[] = [...LEADING_INKS, "sun", "newsprint"];
  const pairs = grounds.flatMap((ground) =>
    INKS_ON_GROUND[ground].body.map((ink): PrintedPair => [ink, ground, "portrait"]),
  );
  expect(faintPairs(colors, pairs)).toEqual([]);
});
