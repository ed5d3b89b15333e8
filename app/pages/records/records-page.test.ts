import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/routes/sources.ts";
import { figuresOf, named, openPages, pageAt, texts } from "#tests/support/page-at.ts";

// Counted by hand: 16 scored games at sanctioned tournaments.
const content = loadContent();

test("the totals count every game of a sanctioned tournament, and name the sum of published records", async () => {
  expect(figuresOf(await pageAt("/records"))).toEqual([
    "Games | 16",
    "Won and lost | 10–4–2 | as counted from the games; published: 9–5",
    "Points | 195–147",
    "Opponents | 8",
  ]);
});

test("each season has its published and its counted record, and says so if they differ", async () => {
  expect(texts(await pageAt("/records"), "tbody tr")).toEqual([
    "202300–000±0000",
    "20243–2T5th Regionals53–26145+161–020",
    "20254–2*1st Regionals85–1–29470+242–042",
    "20262–132–14032+80–110",
    "202700–000±0000",
  ]);
});

test("the biggest wins are sorted by margin, then date", async () => {
  const page = await pageAt("/records");
  expect(texts(named(page, "section", "Biggest wins"), "li")).toEqual([
    expect.stringMatching(/15–1.*Regionals 2025$/),
    expect.stringMatching(/13–0.*Regionals 2024$/),
    expect.stringMatching(/15–3.*Fog Bowl 2024$/),
    expect.stringMatching(/13–6.*Spring Tide Tune-Up 2026$/),
    expect.stringMatching(/15–9.*Fog Bowl 2025$/),
  ]);
});

test("one-goal games have their own record, by year", async () => {
  const page = await pageAt("/records");
  const section = named(page, "section", "One-goal games");
  expect(texts(section, "p")).toContain("3–1");
  expect(texts(section, "li > span > a")).toEqual([
    expect.stringMatching(/^15–14 .*Harbour Master of Passamaquoddy$/),
    expect.stringMatching(/^13–12 .*Boston Breakwater$/),
    expect.stringMatching(/^9–8 .*Cormorant B$/),
    expect.stringMatching(/^12–13 .*Cormorant B$/),
  ]);
});

test("the teams played most come first", async () => {
  const page = await pageAt("/records");
  expect(texts(named(page, "section", "Most played"), "li")).toEqual([
    expect.stringMatching(/^Burlington Eddy 3 games/),
    expect.stringMatching(/^Albany Gale 2 games/),
    expect.stringMatching(/^Boston Breakwater 2 games/),
    expect.stringMatching(/^Cormorant B 2 games/),
    expect.stringMatching(/^Hartford Fathom 2 games/),
  ]);
});

test("a list that cuts off ties says how many more there are", async () => {
  const [game] = content.tournaments.flatMap(({ games }) => games);
  if (game === undefined) throw new Error("The club has no game.");
  const win = { us: 13, them: 0 };
  const games = Array.from({ length: 14 }, (_, team) =>
    Object.assign({}, game, { opponent: `team-${team}`, score: win }),
  );
  const tournaments = content.tournaments.map((tournament, place) => ({
    ...tournament,
    games: place === 0 ? games : [],
  }));
  const page = await openPages(openSources({ ...content, tournaments }))("/records");
  expect(texts(page, "section > p").slice(1)).toEqual([
    "and 9 more with 1 game",
    "and 9 more by 13",
  ]);
});

test("tournaments won are first-place finishes only", async () => {
  const page = await pageAt("/records");
  const winners = texts(named(page, "section", "First places"), "b");
  expect(winners).toEqual(["Regionals", "Midnight Mixer"]);
});
