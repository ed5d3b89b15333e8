import { expect, test } from "vitest";
import { clubInks } from "#app/art/inks/club-inks.ts";
import { distance } from "#app/art/inks/color.ts";
import { type Paint, paint } from "#app/art/print/ink.ts";
import { bannerPalette, LEADS, type PrintedRecord, printedSeasons } from "./printed-season.ts";

const club = { teamName: "Gale" };
const leads = (seasons: PrintedRecord["seasons"], ...years: number[]) => {
  const printed = printedSeasons({ club, seasons });
  return years.map((year) => printed(year).colorway.lead);
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
  const rosters = [
    { year: 2025 },
    { year: 2026, inks: { lead: "green", grounds: ["gold"] } },
  ] as const;
  expect(leads(rosters, 2026)).toEqual(["plate3"]);
});

/** Distance in Oklab from which a figure can be told from its ground. */
const LEAST_DISTANCE = 0.12;

test.each([
  ["gold, blue and oxblood", ["#dcae2c", "#003faa", "#7a242f", "#215d39"]],
  ["one teal", ["#006a6a"]],
  ["yellow and black", ["#ffee00", "#111111"]],
  ["grays", ["#888888"]],
  ["pale blue", ["#b7d3ea", "#f4f4f4"]],
])("the player on a banner stands out by day and night: a club in %s", (_, colors) => {
  const { day, night } = clubInks(colors);
  const faint = [day, { ...day, ...night }].flatMap((inks) => {
    const colors = new Map(Object.entries(inks).map(([name, color]) => [`var(--${name})`, color]));
    const distanceBetween = (...pair: readonly [Paint, Paint]) => {
      const [figure = "", ground = ""] = pair.map((ink) => colors.get(paint(ink)));
      return distance(figure, ground);
    };
    return LEADS.flatMap((lead) => {
      const { skin, jersey, shorts, shoes, hair } = bannerPalette(lead);
      return [skin, jersey, shorts, shoes, hair].flatMap((ink) =>
        ([lead, "paper"] as const).flatMap((ground) => {
          const reached = distanceBetween(ink, ground);
          return reached >= LEAST_DISTANCE ? [] : [`${ink} on ${ground}, lead ${lead}: ${reached}`];
        }),
      );
    });
  });
  expect(faint).toEqual([]);
});
