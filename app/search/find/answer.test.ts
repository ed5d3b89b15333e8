/** Answers of the search to questions about the record. */
import { afterEach, expect, test, vi } from "vitest";
import type { Content } from "#app/content/content.ts";
import { loadContent } from "#app/content/.server/load-content.ts";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { openSources } from "#app/routes/sources.ts";
import { makeFindable } from "#app/search/make-search.ts";
import type { Findable } from "#app/search/search-data.ts";
import { find } from "./find.ts";

const content = loadContent();
const index = makeFindable(openSources(content));

/** The index of the club with a change of one tournament. */
function changeTournament(
  id: string,
  change: (tournament: Content["tournaments"][number]) => object,
): Findable {
  const tournaments = content.tournaments.map((tournament) =>
    tournament.id === id ? Object.assign({}, tournament, change(tournament)) : tournament,
  );
  return makeFindable(openSources({ ...content, tournaments }));
}

const listEntries = (query: string, where = index) =>
  find(where, query).groups.flatMap(({ hits }) => hits.map(({ entry }) => entry));

/** Games that a query finds, by opponent. */
const listGames = (query: string, where = index) =>
  listEntries(query, where).flatMap((entry) => (entry.kind === "games" ? entry.opponent.id : []));

const listTournaments = (query: string, where = index) =>
  listEntries(query, where).flatMap((entry) => (entry.kind === "tournaments" ? entry.title : []));

afterEach(() => {
  vi.useRealTimers();
  setDateStyle({});
});

test.each([
  "june 15, 2024",
  "jun 15th 2024",
  "15 June 2024",
  "6/15/2024",
  "15.6.2024",
  "2024-06-15",
])("“%s” finds the games of that day", (query) => {
  expect(listGames(query)).toEqual(["eddy", "longest"]);
});

test("a day without a year finds the games of that day in every year", () => {
  expect(listGames("june 15")).toEqual(["gale", "eddy", "longest"]);
});

const answerAmbiguousDate = () => listEntries("2/10/2025")[0]?.title;

test("a date that may be two days is answered in the club’s own order of day and month", () => {
  expect(answerAmbiguousDate()).toBe("No games on February 10, 2025");
  setDateStyle({ dates: "day-first" });
  expect(answerAmbiguousDate()).toBe("No games on 2 October 2025");
});

/** The club, to which Eddy gave up the game of June 15, 2024, for 15–0. */
const withForfeit = changeTournament("2024-fog-bowl", ({ games }) => ({
  games: games.map((game) =>
    game.opponent === "eddy" ? { ...game, score: { us: 15, them: 0 }, forfeit: true } : game,
  ),
}));

test("a forfeit is not the biggest win, whatever its score", () => {
  expect(listGames("biggest win", withForfeit)).toEqual(["drift"]);
});

test("a forfeit is no shutout", () => {
  expect(listGames("shutouts", withForfeit)).toEqual(["anchorage"]);
});

function setToday(day: string): void {
  vi.useFakeTimers({ now: new Date(`${day}T12:00Z`), toFake: ["Date"] });
}

test("the next tournaments are the nearest first, without canceled ones", () => {
  setToday("2026-06-01");
  expect(listTournaments("next tournament")).toEqual(["Fog Bowl 2026", "Regionals 2026"]);
  const canceled = changeTournament("2026-fog-bowl", () => ({ cancelled: true }));
  expect(listTournaments("next tournament", canceled)).toEqual(["Regionals 2026"]);
});

test("a tournament is among the next ones until its last day", () => {
  setToday("2026-06-14");
  expect(listTournaments("next tournament")[0]).toBe("Fog Bowl 2026");
  setToday("2026-06-15");
  expect(listTournaments("next tournament")[0]).toBe("Regionals 2026");
});

test("a year without a team between two seasons is answered with its reason, if there is one", () => {
  const entries = index.entries.filter((entry) => !("year" in entry) || entry.year !== 2025);
  const without2025 = { ...index, entries };
  expect(listEntries("2025", without2025)[0]).toMatchObject({ title: "No team in 2025" });
  const missingYears = { 2025: "The ferry did not sail." };
  expect(listEntries("2025", { ...without2025, missingYears })[0]).toMatchObject({
    title: "No team in 2025: The ferry did not sail.",
    path: "/seasons/2025",
  });
});

const listYears = (query: string) =>
  listEntries(query).flatMap((entry) => (entry.kind === "seasons" ? entry.year : []));

test("games of one season bring that season, games of several bring none", () => {
  expect(listYears("how many games against anchorage in 2024")).toEqual([2024]);
  expect(listGames("how many games against eddy")).toHaveLength(3);
  expect(listYears("how many games against eddy")).toEqual([]);
});
