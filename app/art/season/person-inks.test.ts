import { expect, test } from "vitest";
import { testSeason, SQUAD, YEARS } from "#app/art/testing/squad.ts";
import { pickPersonInks } from "./person-inks.ts";
import { makeSeasonLookup } from "./printed-season.ts";

const schemes = YEARS.flatMap((year) =>
  SQUAD.map((person, i) => pickPersonInks(person, testSeason(year), i)),
);

test("body, jersey and hair never have the ink of the background", () => {
  for (const { ground, body, jersey, hair } of schemes)
    expect([body, jersey, hair]).not.toContain(ground);
});

test("hair differs from body and motif", () => {
  for (const { body, hair, motif } of schemes) expect([body, motif]).not.toContain(hair);
});

test("a number differs from its jersey", () => {
  for (const { jersey, number } of schemes) expect(number).not.toBe(jersey);
});

test("roster neighbors mostly have different backgrounds", () => {
  const grounds = SQUAD.map((person, i) => pickPersonInks(person, testSeason(2019), i).ground);
  const same = grounds.filter((ground, i) => i > 0 && ground === grounds[i - 1]);
  expect(same.length).toBeLessThan(SQUAD.length / 3);
});

test("no season uses a background twice", () => {
  for (const year of YEARS) {
    const { grounds } = testSeason(year).colorway;
    expect(new Set(grounds).size).toBe(grounds.length);
  }
});

test("a club without chosen inks gets other backgrounds every season", () => {
  const findSeason = makeSeasonLookup({
    club: { teamName: "Anchors" },
    seasons: [2024, 2025, 2026].map((year) => ({ year })),
  });
  const grounds = [2024, 2025, 2026].map((year) => findSeason(year).colorway.grounds.join());
  expect(new Set(grounds).size).toBe(3);
});
