import { placed } from "#app/domain/places/place.ts";
import { UNITED_STATES } from "#app/domain/places/united-states.ts";
import { expect, test } from "vitest";
import type { Tournament } from "#app/content/content.ts";
import { shapeTournament as shapeIn } from "#app/pages/results/shape-results.ts";

const shapeTournament = (one: Tournament) =>
  shapeIn(one, undefined, { defaultRoster: "cote-sauvage-2023" });

const unannounced: Tournament = {
  id: "2023-esc",
  year: 2023,
  event: "fog-bowl",
  name: "Elite Select Challenge",
  timeZone: "America/New_York",
  location: placed({ city: "Joliet", state: "IL" }, UNITED_STATES),
  sanctioned: true,
  games: [],
};

test("a tournament without dates says so, and has no place, record, points or link", () => {
  expect(shapeTournament(unannounced)).toEqual({
    id: "2023-esc",
    name: "Elite Select Challenge",
    year: 2023,
    endYear: 2023,
    isUnannounced: true,
    isTied: false,
    dates: "Dates to be announced",
    where: "Joliet, IL",
    otherNames: ["esc", "Illinois"],
    map: "https://www.google.com/maps/search/?api=1&query=Joliet%2C%20IL",
    margins: [],
    groups: [],
  });
});

const on = (start: string, end: string) =>
  shapeTournament({ ...unannounced, dates: { start, end } }).dates;

test("dates are a range; a single day is one date", () => {
  expect(on("2023-07-08", "2023-07-09")).toBe("July\u00A08\u00A0- 9");
  expect(on("2023-08-31", "2023-09-02")).toBe("August\u00A031\u00A0- September\u00A02");
  expect(on("2023-07-08", "2023-07-08")).toBe("July 8");
});

test("a tournament over New Year is listed under its first year and names its last", () => {
  const dates = { start: "2022-12-30", end: "2023-01-02" };
  expect(shapeTournament({ ...unannounced, year: 2022, dates })).toMatchObject({
    year: 2022,
    endYear: 2023,
    dates: "December\u00A030, 2022\u00A0- January\u00A02, 2023",
  });
});

test("its own map and event page are used if the record has them", () => {
  const mapsLink = "https://maps.example.org/fields";
  const link = "https://example.org/esc";
  const location = placed({ city: "Washington DC", mapsLink }, UNITED_STATES);
  expect(shapeTournament({ ...unannounced, location, link, result: 3 })).toMatchObject({
    where: "Washington DC",
    map: mapsLink,
    link,
    place: 3,
  });
});
