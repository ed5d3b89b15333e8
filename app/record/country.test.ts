import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "./build-record.ts";

const club = loadContent();

test("a place is in the country of the club, unless it says another", () => {
  const { opponents, tournaments } = buildRecord({
    ...club,
    site: { ...club.site, country: "IE" },
  });
  const countries = Array.from(opponents.values(), ({ location }) => location?.country);
  expect(new Set(countries)).toEqual(new Set(["IE", "CA"]));
  expect(new Set(tournaments.map(({ location }) => location.country))).toEqual(new Set(["IE"]));
});
