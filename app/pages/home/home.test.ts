import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { attribute, readText, select } from "#tests/support/html.ts";
import { named, openPages, pageAt, texts } from "#tests/support/page-at.ts";
import { route } from "./load.ts";

const content = loadContent();
const openHome = (changed: Partial<Content>, publishedAt = Date.parse("2026-06-01T12:00Z")) =>
  openPages({ ...openSources({ ...content, ...changed }), publishedAt })("/");
const page = await pageAt("/");

test("the headline describes the club in the content’s words", () => {
  expect(texts(page, "main h1")).toEqual([
    "Côte Sauvage, mixed club ultimate from Maine, Vermont and New Hampshire since 2023",
  ]);
});

test("the callout has the content’s words, and leads to the form in a new tab", () => {
  const callout = named(page, "main a", /^Come and throw/);
  expect([attribute(callout, "href"), attribute(callout, "target")]).toEqual([
    "https://forms.example/tryouts",
    "_blank",
  ]);
});

test("the callout is marked as closed from the end of registration on", async () => {
  const { tryouts } = content.site;
  if (tryouts === undefined) throw new Error("The club has no tryouts.");
  const marks = ["2027-05-07T12:00Z", "2027-05-09T12:00Z"].map(async (published) => {
    const home = await openHome({}, Date.parse(published));
    const [mark] = select(home, "main b[data-from]");
    return mark && [readText(mark), attribute(mark, "hidden") === undefined];
  });
  expect(await Promise.all(marks)).toEqual([
    ["Closed", false],
    ["Closed", true],
  ]);
});

test("the posters are captioned with what their pages have", () => {
  expect(texts(page, '[aria-labelledby="also"] a')).toEqual([
    "Badge Quest: 10 badges, 4 people, one summer",
    "Fifty Plates: 3 states spotted on the road",
    "Core Values: Four sliders, one shape",
    "Roster 2025: 6 playlists, one team",
  ]);
});

test("a schedule without dates to come needs no script", async () => {
  const played = content.tournaments.filter(({ games }) =>
    games.some(({ score }) => score !== undefined),
  );
  const home = await openHome(
    { tournaments: played, site: { ...content.site, tryouts: undefined } },
    Date.parse("2030-01-01"),
  );
  expect(select(home, "[data-island]")).toEqual([]);
  expect(texts(home, 'main [aria-label="Schedule"] h2')).toEqual(["Last played"]);
});

test("Home’s description lists only what the club has", () => {
  const { site } = content;
  const start =
    "Côte Sauvage is a mixed club ultimate team from Maine, Vermont and New Hampshire, founded in 2023. ";
  for (const [changes, what] of [
    [{}, "Seasons, rosters, results, news and tryouts."],
    [{ site: { ...site, tryouts: undefined } }, "Seasons, rosters, results and news."],
    [{ news: [], tournaments: [] }, "Seasons, rosters and tryouts."],
  ] as const) {
    const { head } = route.load(openSources({ ...content, ...changes }), {});
    expect(head.description).toBe(start + what);
    expect(head.title).toBe(
      "Côte Sauvage Ultimate · mixed club ultimate from Maine, Vermont and New Hampshire",
    );
  }
});
