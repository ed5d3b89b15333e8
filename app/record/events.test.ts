import { expect, test } from "vitest";
import { withTournaments } from "#tests/support/changed-club.ts";
import { buildRecord } from "./build-record.ts";
import {
  lastPlayed,
  sanctionedInOrder,
  tournamentsWithPage,
  wasBrokenOff,
  yearsOfEvent,
  type DatedTournament,
} from "./events.ts";
import {
  expectedEvents,
  isAwaited,
  isSettled,
  mayChange,
  unfinishedTournaments,
} from "./expected.ts";
import type { ClubRecord } from "./record.ts";

/** The record of the club, with changes to its tournaments by id. */
const recordWith = (changes: Readonly<Record<string, object>>, publishedAt?: number): ClubRecord =>
  buildRecord(withTournaments(changes), publishedAt);

function tournamentWithId(id: string, { tournaments }: ClubRecord): DatedTournament {
  const found = tournaments.find(
    (tournament): tournament is DatedTournament =>
      tournament.id === id && tournament.dates !== undefined,
  );
  if (found === undefined) throw new Error(`${id} has no dates.`);
  return found;
}

const club = recordWith({});
const listIds = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const game = (date: string | undefined, facts: object = {}) => ({
  opponent: "gale",
  type: "POOL",
  date,
  ...facts,
});
const won = { score: { us: 13, them: 9 } };

test("an unannounced tournament has no page, and an unsanctioned one is skipped by previous and next", () => {
  const all = listIds(club.tournaments);
  expect(listIds(tournamentsWithPage(club))).toEqual(all.filter((id) => id !== "2026-someday"));
  expect(listIds(sanctionedInOrder(club))).toEqual(
    all.filter((id) => id !== "2026-someday" && id !== "2025-scrimmage"),
  );
});

test("an event’s years are those with games, oldest first, and a league’s only league years", () => {
  const years = (record: ClubRecord) =>
    yearsOfEvent(tournamentWithId("2025-fog-bowl", record), record).map(({ year }) => year);
  expect(years(club)).toEqual([2024, 2025]);
  expect(years(recordWith({ "2024-fog-bowl": { league: true } }))).toEqual([2025]);
  expect(yearsOfEvent(tournamentWithId("2024-equinox", club), club)).toEqual([]);
});

test("a game without a score is awaited unless it was canceled", () => {
  const record = recordWith({
    "2026-fog-bowl": {
      games: [game("2026-06-13", won), game("2026-06-13"), game("2026-06-14", { cancelled: true })],
    },
  });
  const { games } = tournamentWithId("2026-fog-bowl", record);
  expect(games.map((each) => isAwaited(each, record))).toEqual([false, true, false]);
});

test("a tournament was last played on the day of its last score", () => {
  const record = recordWith({
    "2026-fog-bowl": { games: [game("2026-06-13", won), game("2026-06-14")] },
  });
  expect(lastPlayed(tournamentWithId("2026-fog-bowl", record).games)).toBe("2026-06-13");
  expect(lastPlayed(tournamentWithId("2026-regionals", club).games)).toBeUndefined();
});

test("a tournament was broken off if it was canceled after its first score", () => {
  const canceled = recordWith({
    "2025-fog-bowl": { cancelled: true },
    "2026-fog-bowl": { cancelled: true },
  });
  expect(wasBrokenOff(tournamentWithId("2025-fog-bowl", canceled))).toBe(true);
  expect(wasBrokenOff(tournamentWithId("2026-fog-bowl", canceled))).toBe(false);
  expect(wasBrokenOff(tournamentWithId("2025-fog-bowl", club))).toBe(false);
});

test("the games of a tournament that was canceled before its first score are canceled", () => {
  const canceled = recordWith({ "2026-fog-bowl": { cancelled: true } });
  const { games } = tournamentWithId("2026-fog-bowl", canceled);
  expect(new Set(games.map(({ cancelled }) => cancelled))).toEqual(new Set([true]));
});

test("a tournament is unfinished while it is upcoming or lacks scores", () => {
  expect(listIds(unfinishedTournaments(club))).toEqual(["2026-fog-bowl", "2026-regionals"]);
  for (const regionals of [{ result: 4 }, { cancelled: true }]) {
    const done = recordWith({ "2026-fog-bowl": { cancelled: true }, "2026-regionals": regionals });
    expect(unfinishedTournaments(done)).toEqual([]);
  }
  const half = recordWith({
    "2026-fog-bowl": { games: [game("2026-06-13", won), game("2026-06-14")] },
  });
  expect(listIds(unfinishedTournaments(half))).toContain("2026-fog-bowl");
});

const isOver = (record: ClubRecord) => isSettled(tournamentWithId("2026-fog-bowl", record), record);

test("a tournament gets no more scores after a later one has some, or two weeks before the build", () => {
  const gone = recordWith({ "2026-regionals": { games: [game("2026-09-26", won)] } });
  expect(unfinishedTournaments(gone)).toEqual([]);
  const published = (day: string) => recordWith({}, Date.parse(`${day}T12:00Z`));
  expect(isOver(published("2026-06-28"))).toBe(false);
  expect(isOver(published("2026-06-29"))).toBe(true);
  expect(isOver(published("2020-01-01"))).toBe(false);
  const undated = club.tournaments.find(({ dates }) => dates === undefined);
  expect(undated && isSettled(undated, published("2030-01-01"))).toBe(false);
});

test("the newest season may change, and one with an unfinished tournament, but not one before", () => {
  expect(club.seasons.map((season) => [season.year, mayChange(season, club)])).toEqual([
    [2023, false],
    [2024, false],
    [2025, false],
    [2026, true],
    [2027, true],
  ]);
  // Later tournaments have scores, so nobody waits for those of 2025.
  const missing = recordWith({ "2025-regionals": { games: [game("2025-09-27")] } });
  const changing = missing.seasons.filter((season) => mayChange(season, missing));
  expect(changing.map(({ year }) => year)).toEqual([2026, 2027]);
});

const league = recordWith({
  "2026-fog-bowl": {
    league: true,
    dates: { start: "2026-06-01", end: "2026-08-31" },
    games: [
      game("2026-06-06"),
      game("2026-07-04", won),
      game("2026-07-11", { time: "09:00" }),
      game("2026-07-11"),
      game("2026-07-18", { cancelled: true }),
      game(undefined),
    ],
  },
});

test("a league game without a score is not awaited after a later game has one", () => {
  const [skipped, , next] = tournamentWithId("2026-fog-bowl", league).games;
  expect(skipped && isAwaited(skipped, league)).toBe(false);
  expect(next && isAwaited(next, league)).toBe(true);
  const together = recordWith({
    "2026-fog-bowl": { league: true, games: [game("2026-06-13"), game("2026-06-13", won)] },
  });
  const weekend = recordWith({
    "2026-fog-bowl": { games: [game("2026-06-13"), game("2026-06-14", won)] },
  });
  for (const record of [club, together, weekend]) {
    const [open] = tournamentWithId("2026-fog-bowl", record).games;
    expect(open && isAwaited(open, record)).toBe(true);
  }
});

test("each upcoming league day is its own event; a tournament is one event", () => {
  const daysOf = (record: ClubRecord) =>
    expectedEvents(tournamentWithId("2026-fog-bowl", record), record).map((day) => [
      day.start,
      day.end,
    ]);
  expect(daysOf(league)).toEqual([["2026-07-11", "2026-07-11"]]);
  const { start, end } = tournamentWithId("2026-fog-bowl", club).dates;
  expect(daysOf(club)).toEqual([[start, end]]);
  const unknown = recordWith({
    "2026-fog-bowl": {
      league: true,
      dates: { start: "2026-06-01", end: "2026-08-31" },
      games: [game(undefined)],
    },
  });
  expect(daysOf(unknown)).toEqual([["2026-06-01", "2026-06-01"]]);
});

test("an event has its games’ start times at the venue, and knows which have scores", () => {
  expect(expectedEvents(tournamentWithId("2026-fog-bowl", league), league)).toEqual([
    {
      id: "2026-fog-bowl",
      start: "2026-07-11",
      end: "2026-07-11",
      timeZone: "America/New_York",
      games: [
        { day: "2026-06-06", start: undefined, hasScore: false },
        { day: "2026-07-04", start: undefined, hasScore: true },
        { day: "2026-07-11", start: Date.parse("2026-07-11T13:00Z"), hasScore: false },
        { day: "2026-07-11", start: undefined, hasScore: false },
      ],
    },
  ]);
});
