import { expect, test } from "vitest";
import { seasonsInPrint } from "./printed-season.ts";

const site = { teamName: "Gale" };
const leads = (rosters: Parameters<typeof seasonsInPrint>[0]["rosters"], ...years: number[]) => {
  const printed = seasonsInPrint({ site, rosters });
  return years.map((year) => printed(year).colorway.lead);
};

test("without chosen inks, a club’s first season leads with its first plate, in any year", () => {
  for (const year of [1998, 2025, 2026, 2027]) expect(leads([{ year }], year)).toEqual(["b"]);
});

test("seasons are counted: a year without a team changes nothing", () => {
  expect(leads([{ year: 2019 }, { year: 2021 }, { year: 2022 }], 2019, 2021, 2022)).toEqual([
    "b",
    "s",
    "c",
  ]);
});

test("chosen inks stay", () => {
  const rosters = [
    { year: 2025 },
    { year: 2026, inks: { lead: "green", grounds: ["gold"] } },
  ] as const;
  expect(leads(rosters, 2026)).toEqual(["c"]);
});
