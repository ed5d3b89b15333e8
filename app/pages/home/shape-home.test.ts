import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import type { Content } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { route } from "./load.ts";
import { shapeHome } from "./shape-home.ts";
import { calloutLines } from "./shape-day.ts";

const shapeClub = (content: Content) => shapeHome({ record: buildRecord(content) });

test("the headline describes the club in the content’s words", () => {
  expect(shapeClub(loadContent()).headline).toEqual({
    name: "Côte Sauvage, ",
    parts: ["mixed club ultimate", "from Maine, Vermont and New Hampshire", "since 2023"],
  });
});

test("the callout fits on the ticket in three lines", () => {
  const lines = calloutLines("Register for our 2031 tryouts!");
  expect(lines).toEqual(["Register", "for our 2031", "tryouts!"]);
  expect(lines.join(" ")).toBe("Register for our 2031 tryouts!");
});

test("a short callout leaves lines empty", () => {
  expect(calloutLines("Join us")).toEqual(["Join", "", "us"]);
  expect(calloutLines("Join")).toEqual(["Join", "", ""]);
});

test("seasons are oldest first, each with the margins of its games by tournament; one to come has none", () => {
  const { seasons } = shapeClub(loadContent());
  expect(seasons.map(({ year }) => year)).toEqual([2023, 2024, 2025, 2026, 2027]);
  expect(seasons[1]?.margins).toEqual([
    [1, 12, -7],
    [-3, 13],
  ]);
  expect(seasons.at(-1)?.margins).toEqual([]);
});

test("the posters are captioned with what their pages have", () => {
  const captions = shapeClub(loadContent()).posters.map((poster) => poster.caption);
  expect(captions).toEqual([
    "10 badges, 4 people, one summer",
    "3 states spotted on the road",
    "Four sliders, one shape",
    "6 playlists, one team",
  ]);
});

test("a caption of one badge, person, state and playlist is in the singular", () => {
  const content = loadContent();
  const { site, badgeQuest, playlists } = content;
  const edition = site.badgeQuest?.edition ?? 0;
  const quest = badgeQuest.editions.get(edition);
  const mix = playlists.get(2025);
  if (quest === undefined || mix === undefined) throw new Error("There is nothing to cut.");
  const award = quest.awards.find(({ badge }) => badge === "FIFTY_PLATES");
  const { posters } = shapeClub({
    ...content,
    badgeQuest: {
      ...badgeQuest,
      editions: new Map([[edition, { ...quest, awards: award === undefined ? [] : [award] }]]),
    },
    playlists: new Map([[2025, { ...mix, playlists: mix.playlists.slice(0, 1) }]]),
  });
  expect(posters.map(({ caption }) => caption)).toEqual([
    "1 badge, 1 person, one summer",
    "1 state spotted on the road",
    "Four sliders, one shape",
    "1 playlist, one team",
  ]);
});

test("Home’s description lists only what the club has", () => {
  const content = loadContent();
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

test("only the first picture of Home is inside the document, the others are fetched", () => {
  const { sheets, data } = route.load(openSources(loadContent()), {});
  expect(sheets.filter(({ isInline }) => isInline).map(({ href }) => href)).toEqual([data.hero]);
  expect(sheets.map(({ href }) => href)).toEqual([
    data.hero,
    data.posterArt,
    data.dayArt,
    data.plates,
  ]);
});
