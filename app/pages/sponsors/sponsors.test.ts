import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { openSources, type Sources } from "#app/routes/sources.ts";
import { readName, select } from "#tests/support/html.ts";
import { figuresOf, openPages, texts } from "#tests/support/page-at.ts";

const sources = openSources(loadContent());
const { record } = sources;
const openSponsors = (changed: Partial<Sources>) =>
  openPages({ ...sources, ...changed })("/sponsors");
const page = await openSponsors({});

test("sponsors are grouped by level, with the seasons they support", () => {
  const tiers = select(page, "main ul").slice(0, 2);
  expect(
    tiers.map((tier) => [
      readName(tier, page),
      select(tier, "a").map((link) => readName(link, page)),
      texts(tier, "li"),
    ]),
  ).toEqual([
    [
      "Main sponsor",
      ["Lighthouse Bakery and Second-Hand Oilskins of Penobscot Bay (opens in a new tab)"],
      ["2024–2025"],
    ],
    ["Friends", ["Kelp (opens in a new tab)"], [""]],
  ]);
});

test("the reach is counted from the record", () => {
  expect(figuresOf(page)).toEqual([
    "People | 45 | on the team in 5 seasons",
    "States | 4 | 7 tournaments played",
    "Regionals | 2 | 2024 and 2025",
    "In the news | 30 | videos and articles",
  ]);
});

test("a district is listed beside the number of states, and not counted", async () => {
  const [state] = record.tournaments.flatMap(({ location }) => location.region ?? []);
  if (state === undefined) throw new Error("The club has played in no state.");
  const district = { ...state, kind: "district" as const };
  const tournaments = record.tournaments.map(({ location, ...tournament }) => ({
    ...tournament,
    location: location.region === state ? { ...location, region: district } : location,
  }));
  const figures = figuresOf(await openSponsors({ record: { ...record, tournaments } }));
  expect(figures[1]).toBe(`States | 3 | and ${state.code}; 7 tournaments played`);
});

test("the press kit is offered with its size and content", async () => {
  const pressKit = {
    path: "/press/cote-sauvage-press-kit.zip",
    bytes: 183_400,
    logos: 17,
    photographs: 0,
  };
  const withKit = await openSponsors({ pressKit });
  expect(texts(withKit, '[aria-labelledby="press"] li, [aria-labelledby="press"] a')).toEqual([
    "17 logos, each as SVG and PNG",
    "the name’s spelling and a short description",
    "Press kit, ZIP, 183 KB",
  ]);
});

test("without a press kit none is offered, but the club’s name is still spelled", () => {
  expect(texts(page, '[aria-labelledby="press"] p, [aria-labelledby="press"] a')).toEqual([
    "to copy and to print",
    expect.anything(),
    "Côte Sauvage Ultimate in full, Côte Sauvage for short.",
    "The o has a circumflex.",
  ]);
});

test("without sponsors only the call for sponsors is shown", async () => {
  const { club } = record;
  const alone = buildRecord({ ...loadContent(), site: { ...loadContent().site, sponsors: [] } });
  const bare = await openSponsors({ record: { ...alone, club: { ...club, sponsors: [] } } });
  expect(texts(bare, "main h2")).toEqual([
    "The lamp needs oil",
    "What a sponsor gets",
    "For the press",
  ]);
});
