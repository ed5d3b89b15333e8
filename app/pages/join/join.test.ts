import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources, type Sources } from "#app/routes/sources.ts";
import { attribute, readText, select } from "#tests/support/html.ts";
import { openPages, pageAt, texts } from "#tests/support/page-at.ts";
import { describeRegistration } from "./answers.ts";

const sources = openSources(loadContent());
const { record } = sources;
const { club } = record;
const page = await pageAt("/join");

const openJoin = (changed: Partial<Sources["record"]>) =>
  openPages({ ...sources, record: { ...record, ...changed } })("/join");

type Page = typeof page;

/** Facts of a section: "Last season: 2026: 2–1". */
const listFacts = (shown: Page, section: string) =>
  select(shown, `${section} dl > div`).map((fact) => texts(fact, "dt, dd").join(": "));

test("each fact links to the page that proves it", () => {
  const facts = select(page, '[aria-labelledby="what-you-join"] dl > div').map((fact) => [
    readText(fact),
    select(fact, "a").map((link) => attribute(link, "href")),
  ]);
  expect(facts).toEqual([
    ["Governing bodyCoast Frisbee Union (opens in a new tab)", ["https://union.example/"]],
    ["Last season2026: 2–1", ["/seasons/2026"]],
    ["Coast Regionals2024, 2025", ["/tournaments/2024-regionals", "/tournaments/2025-regionals"]],
    ["Played in4 states", ["/records#places"]],
    ["All games10–4–2 since 2024", ["/records"]],
  ]);
});

test("the first questions are when, where, level, cost and contact", () => {
  expect(listFacts(page, "[data-until]")).toEqual([
    "When: Saturday, May 15, 2027 Sunday, May 16, 2027",
    "Where: Old Quarry Fields, Portland, ME (opens in a new tab)",
    "Practices: Tuesdays, 7:00 PM to 9:00 PM, Seal Point, May to August",
    "Level: Whoever can throw a flick across a windy beach will have a good day.",
    "Cost: Tryouts are free.",
    "Contact: The captains tryouts@cotesauvage.example (opens in a new tab)",
    "Team: Mixed club, regional level, Maine, Vermont and New Hampshire",
  ]);
});

test("once the tryouts are over, Join says when they usually are, and where to get the news", () => {
  expect(listFacts(page, "[data-from]")).toEqual([
    "When: Tryouts are usually in spring, when the water is still cold.",
    "Team: Mixed club, regional level, Maine, Vermont and New Hampshire",
    "Practices: Tuesdays, 7:00 PM to 9:00 PM, Seal Point, May to August",
    "Follow us: Calendar Instagram (opens in a new tab)",
  ]);
});

test("without tryouts nothing is announced, and the facts stay", async () => {
  const quiet = await openJoin({ club: { ...club, tryouts: undefined } });
  expect(texts(quiet, "main h2")[0]).toBe("No tryouts are announced");
  const facts = '[aria-labelledby="what-you-join"]';
  expect(listFacts(quiet, facts)).toEqual(listFacts(page, facts));
});

test("the captains of the default season are the people to ask, by the email of the tryouts", () => {
  expect(texts(page, '[aria-labelledby="who-to-ask"]')).toEqual([
    "ContactCaptains 2026Begoña Núñez Cutter, 4 seasonsTamsin Quill Cutter, 4 seasonsAbout tryouts: The captains, tryouts@cotesauvage.example (opens in a new tab)",
  ]);
});

test("a club without captains and an email has no contact", async () => {
  const { tryouts, ...rest } = club;
  const silent = { ...rest, tryouts: tryouts && { ...tryouts, contact: undefined } };
  const shown = await openJoin({
    club: { ...silent, captainsEmail: undefined },
    defaultSeason: { ...record.defaultSeason, captains: [] },
  });
  expect(texts(shown, "main h2")).not.toContain("Contact");
});

test("a single captain is called so", async () => {
  const captains = record.defaultSeason.captains.slice(0, 1);
  const shown = await openJoin({ defaultSeason: { ...record.defaultSeason, captains } });
  expect(texts(shown, '[aria-labelledby="who-to-ask"] p')[0]).toBe("Captain 2026");
});

test("the last season is the latest one with a record, with its finish", async () => {
  const seasons = record.seasons.filter(({ year }) => year !== 2026);
  const shown = await openJoin({ seasons });
  expect(texts(shown, "main")[0]).toContain("2025: 4–2, 1st Regionals");
});

test("registration has an end, a beginning, or both", () => {
  const tryouts = {
    callout: "Come",
    link: "https://forms.example/",
    dates: [],
    bring: [],
    faq: [],
  };
  const period = { from: "2027-04-01", until: "2027-05-07" };
  expect(
    [period, { until: period.until }, { from: period.from }, {}].map((dates) =>
      describeRegistration({ ...tryouts, ...dates }),
    ),
  ).toEqual([
    "Registration from April 1, 2027 to May 7, 2027",
    "Registration until May 7, 2027",
    "Registration from April 1, 2027",
    undefined,
  ]);
});

test("a day of tryouts has its hours in their zone, its place, and a map", () => {
  expect(texts(page, "main li").slice(1, 3)).toEqual([
    "Saturday, May 15, 202710:00 AM to 3:00 PM, Eastern timeOld Quarry Fields, Portland, ME Map",
    "Sunday, May 16, 202710:00 AM to 1:00 PM, Eastern timeGull Point Fields",
  ]);
});
