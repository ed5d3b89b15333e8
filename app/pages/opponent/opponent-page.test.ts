import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { withOpponents } from "#tests/support/changed-club.ts";
import { attribute, type HtmlDocument, readText, select } from "#tests/support/html.ts";
import { opponentGames } from "#tests/support/opponent-games.ts";
import { figuresOf, named, openPages, pageAt, texts } from "#tests/support/page-at.ts";

const content = loadContent();
const sources = openSources(content);

test("every game against a team counts, and is listed newest first", async () => {
  const page = await pageAt("/opponents/eddy");
  expect(texts(page, "main p")).toContain("2 wins, 0 losses, 1 tie");
  const meetings = named(page, "section", "Every meeting");
  expect(texts(meetings, "li a")).toEqual([
    "Spring Tide Tune-Up 2026",
    "Fog Bowl 2025",
    "Fog Bowl 2024",
  ]);
});

type Game = Content["tournaments"][number]["games"][number];

/** The club after a change to each of its games, which may leave it out. */
const changeGames = (change: (game: Game) => Game | []) =>
  openSources({
    ...content,
    tournaments: content.tournaments.map(({ games, ...tournament }) =>
      Object.assign(tournament, { games: games.flatMap(change) }),
    ),
  });

/** Number of bars beside the games. */
const countBars = (page: HtmlDocument) => select(page, "section li > svg").length;

test("ten games have bars, fewer have none", async () => {
  const allAgainstGale = changeGames((game) => ({ ...game, opponent: "gale" }));
  expect(countBars(await openPages(allAgainstGale)("/opponents/gale"))).toBe(16);
  expect(countBars(await pageAt("/opponents/eddy"))).toBe(0);
});

test("an upcoming game is listed but not counted, and awaited once it is due", async () => {
  const page = await pageAt("/opponents/longest");
  const meetings = named(page, "section", "The games");
  const words = select(meetings, "[data-until], [data-from]");
  expect(words.map((part) => [readText(part), attribute(part, "hidden")])).toEqual([
    ["to play", undefined],
    ["no score yet", ""],
  ]);
});

test("the figures name the biggest win, the points and the last meeting, and nothing that is zero", async () => {
  expect(figuresOf(await pageAt("/opponents/eddy"))).toEqual([
    "Biggest win | 15–3 | Fog Bowl 2024",
    "Points | 41–27 | Côte Sauvage by 14",
    "Last met | April 26, 2026 | A win; first met June 15, 2024",
  ]);
});

test("the figures name the biggest loss and the longest streak, if there are", async () => {
  const figures = await Promise.all(
    ["anchorage", "fathom"].map(async (id) => figuresOf(await pageAt(`/opponents/${id}`))),
  );
  expect(figures.flat()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Biggest loss \| 9–12/),
      "Longest streak | 2 wins | June 14, 2025 to April 25, 2026",
    ]),
  );
});

test("the list has the tournament, round, place and time of each game", () => {
  expect(
    opponentGames(sources, "drift").map(({ tournament, round, where, when }) => [
      tournament.title,
      round,
      where,
      when,
    ]),
  ).toEqual([
    ["Fog Bowl 2026", "Pool play", "Eastport, ME", "June 13, 2026, 9:00 AM"],
    ["Midnight Mixer 2025", "Pool play", "Portland, ME", expect.stringContaining("2025")],
    ["Regionals 2025", "Pool play", "Devens, MA", expect.stringContaining("2025")],
  ]);
});

test("a league game away does not have the league’s city", () => {
  const allAway = changeGames((game) => ({ ...game, at: "away" }));
  const games = opponentGames(allAway, "drift");
  expect(games.map(({ where }) => where)).toEqual([undefined, undefined, undefined]);
});

test("a team’s place is named only if it is not in its name", async () => {
  expect(texts(await pageAt("/opponents/drift"), "main p")).toContain("Saint John, Canada");
  expect(texts(await pageAt("/opponents/eddy"), "main p")).not.toContain("Burlington, VT");
});

test("a single game stands beside the record without figures, which would repeat it", async () => {
  const played = changeGames((game) =>
    game.opponent === "longest" && game.score === undefined ? [] : game,
  );
  const page = await openPages(played)("/opponents/longest");
  expect(texts(page, "h2")).toContain("The game");
  expect(figuresOf(page)).toEqual([]);
});

test("a game at an unsanctioned tournament counts in no record", async () => {
  // Gale also won at the Dune Scrimmage.
  expect(texts(await pageAt("/opponents/gale"), "main p")).toContain("1 win, 1 loss");
});

test("previous and next lead through the teams by display name", async () => {
  const steps = select(await pageAt("/opponents/eddy"), "main nav a");
  expect(steps.map(readText)).toEqual([
    "All opponents",
    "Previous: Boston Breakwater",
    "Next: Cormorant B",
  ]);
});

test("games under a former name count for today’s team", async () => {
  const renamed = openSources(withOpponents({ eddy: { formerly: ["gale"] } }));
  const page = await openPages(renamed)("/opponents/eddy");
  expect(texts(page, "main p")).toEqual(
    expect.arrayContaining(["3 wins, 1 loss, 1 tie", "FormerlyAlbany Gale"]),
  );
});

test("of equally big wins the first is named, with the number of others", async () => {
  const inSpring = /^2026-04-/;
  const winsBy5 = changeGames((game) =>
    inSpring.test(game.date ?? "")
      ? { ...game, opponent: "gale", score: { us: 13, them: 8 } }
      : game,
  );
  const figures = figuresOf(await openPages(winsBy5)("/opponents/gale"));
  expect(figures[0]).toMatch(/^Biggest win \| 15–10 \| .*, and 3 more by 5$/);
  expect(figures).toContain("Longest streak | 4 wins | June 15, 2025 to April 26, 2026");
});
