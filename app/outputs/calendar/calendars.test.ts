import ICAL from "ical.js";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { calendars } from "./calendars.ts";

const club = loadContent();

/** Two publishing times, a minute apart, before the 2026 games. */
const firstPublishing = Date.parse("2026-05-20T18:30:00Z");
const secondPublishing = firstPublishing + 60_000;

function makeCalendars(
  content: Content,
  publishedAt = firstPublishing,
): ReadonlyMap<string, string> {
  const { record } = openSources(content);
  return calendars(record, "https://www.cotesauvage.example", publishedAt);
}

/** The club with one tournament changed. */
function withTournament(id: string, changes: object): Content {
  const tournaments = club.tournaments.map((tournament) =>
    tournament.id === id ? Object.assign({}, tournament, changes) : tournament,
  );
  return { ...club, tournaments };
}

/** A calendar as ical.js reads it: each event with its start in the venue's zone and in universal time. */
function readEvents(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  for (const zone of root.getAllSubcomponents("vtimezone")) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  return root.getAllSubcomponents("vevent").map((entry) => {
    const event = new ICAL.Event(entry);
    const { uid, summary, description, startDate, endDate, sequence, location } = event;
    const valueOf = (name: string) => String(entry.getFirstPropertyValue(name));
    return {
      uid,
      summary,
      description,
      sequence,
      location,
      status: valueOf("status"),
      url: valueOf("url"),
      transparency: valueOf("transp"),
      stamps: [valueOf("dtstamp"), valueOf("last-modified")],
      start: startDate.toString(),
      end: endDate.toString(),
      utc: startDate.toJSDate().toISOString(),
    };
  });
}

const season = makeCalendars(club).get("/seasons/2024/calendar.ics") ?? "";

test("a season’s calendar has all-day tournaments and timed games", () => {
  const events = readEvents(season).map(
    ({ summary, start, end }) => `${summary} | ${start} | ${end}`,
  );
  expect(events).toEqual([
    "Fog Bowl 2024: 2nd, 2–1 | 2024-06-15 | 2024-06-17",
    "Côte Sauvage 15–14 Eastport The Unreasonably Long-Winded Harbour Master of Passamaquoddy | 2024-06-15T09:00:00 | 2024-06-15T10:40:00",
    "Côte Sauvage 15–3 Burlington Eddy | 2024-06-15T11:00:00 | 2024-06-15T12:40:00",
    "Côte Sauvage 8–15 Albany Gale | 2024-06-16T10:00:00 | 2024-06-16T11:40:00",
    "Equinox Open 2024 | 2024-09-21 | 2024-09-23",
    "Regionals 2024: T5th, 1–1 | 2024-09-28 | 2024-09-30",
    "Côte Sauvage 10–13 Boston Breakwater | 2024-09-28T09:00:00 | 2024-09-28T10:40:00",
    "Côte Sauvage 13–0 Portland Anchorage | 2024-09-29T12:30:00 | 2024-09-29T14:10:00",
  ]);
});

test.each([
  // Nine in the morning in June: mountain daylight time, no daylight time at all, eastern daylight time.
  ["America/Denver", "2024-06-15T15:00:00.000Z"],
  ["America/Phoenix", "2024-06-15T16:00:00.000Z"],
  ["America/Indiana/Indianapolis", "2024-06-15T13:00:00.000Z"],
  // Other names of America/New_York and Europe/Berlin.
  ["US/Eastern", "2024-06-15T13:00:00.000Z"],
  ["Europe/Stockholm", "2024-06-15T07:00:00.000Z"],
])("nine o’clock in %s is the right moment", (timeZone, moment) => {
  const content = withTournament("2024-fog-bowl", { timeZone });
  const text = makeCalendars(content).get("/tournaments/2024-fog-bowl/calendar.ics") ?? "";
  const [, opening] = readEvents(text);
  expect(text).toContain(`\r\nTZID:${timeZone}\r\nX-LIC-LOCATION:${timeZone}\r\n`);
  expect(opening?.start).toBe("2024-06-15T09:00:00");
  expect(opening?.utc).toBe(moment);
});

test("a game that runs past midnight ends the next day", () => {
  const text = makeCalendars(club).get("/tournaments/2025-new-year/calendar.ics") ?? "";
  const [whole, late] = readEvents(text);
  expect([whole?.start, whole?.end]).toEqual(["2025-12-31", "2026-01-02"]);
  expect([late?.start, late?.end]).toEqual(["2025-12-31T23:30:00", "2026-01-01T01:10:00"]);
});

test("a canceled tournament has the status CANCELLED and a title that says so", () => {
  const content = withTournament("2024-equinox", { cancelled: true });
  const text = makeCalendars(content).get("/tournaments/2024-equinox/calendar.ics") ?? "";
  const [event] = readEvents(text);
  expect(event).toMatchObject({ summary: "Canceled: Equinox Open 2024", status: "CANCELLED" });
});

test("an upcoming game names its opponent, or that it is to be determined", () => {
  // The second of three games has no time, and so no event.
  const text = makeCalendars(club).get("/tournaments/2026-fog-bowl/calendar.ics") ?? "";
  expect(readEvents(text).map(({ summary }) => summary)).toEqual([
    "Fog Bowl 2026",
    "Côte Sauvage against Saint John Drift",
    "Côte Sauvage: Opponent TBD",
  ]);
});

/** UIDs of the Fog Bowl's games, by their start. */
function listUids(games: readonly object[]): Record<string, string> {
  const content = withTournament("2026-fog-bowl", { games });
  const text = makeCalendars(content).get("/tournaments/2026-fog-bowl/calendar.ics") ?? "";
  const [, ...events] = readEvents(text);
  return Object.fromEntries(events.map(({ start, uid }) => [start.slice(5, 16), uid]));
}

const semifinal = { type: "BRACKET", date: "2026-06-14", time: "10:00" };
const final = { type: "BRACKET", date: "2026-06-14", time: "15:00" };

test("once the semifinal’s opponent is known, the semifinal gets a new UID and the final keeps its own", () => {
  const before = listUids([semifinal, final]);
  const after = listUids([{ ...semifinal, opponent: "gale" }, final]);
  expect(before["06-14T15:00"]).toBe(
    "2026-fog-bowl-to-come-2026-06-14-1500-bracket-1@cotesauvage.example",
  );
  expect(after["06-14T15:00"]).toBe(before["06-14T15:00"]);
  expect(after["06-14T10:00"]).toBe("2026-fog-bowl-gale-1@cotesauvage.example");
  expect(Object.values(before)).not.toContain(after["06-14T10:00"]);
});

test("games at the same time have different UIDs", () => {
  const consolation = { ...final, type: "CONSOLATION" };
  const content = withTournament("2026-fog-bowl", {
    games: [final, final, consolation, { ...final, opponent: "gale" }],
  });
  const text = makeCalendars(content).get("/tournaments/2026-fog-bowl/calendar.ics") ?? "";
  const uids = readEvents(text).map(({ uid }) => uid);
  expect(uids).toHaveLength(5);
  expect(new Set(uids).size).toBe(5);
});

test("a game keeps its UID when its time changes or its score arrives", () => {
  const game = { ...semifinal, opponent: "gale" };
  const moved = { ...game, time: "11:30", score: { us: 13, them: 9 } };
  const [before] = Object.values(listUids([game, final]));
  expect(listUids([moved, final])["06-14T11:30"]).toBe(before);
});

test("the club’s calendar has the events of all tournaments, each with its own UID", () => {
  const files = makeCalendars(club);
  const uids = readEvents(files.get("/calendar.ics") ?? "").map(({ uid }) => uid);
  const tournaments = [...files].filter(([path]) => path.startsWith("/tournaments/"));
  const events = tournaments.flatMap(([, text]) => readEvents(text).map(({ uid }) => uid));
  expect(events).not.toEqual([]);
  expect(uids.toSorted()).toEqual(events.toSorted());
  expect(new Set(uids).size).toBe(uids.length);
});

/** Events of the upcoming Fog Bowl with these changes and this publishing time. */
function readFogBowl(changes: object, publishedAt: number) {
  const content = withTournament("2026-fog-bowl", changes);
  return readEvents(
    makeCalendars(content, publishedAt).get("/tournaments/2026-fog-bowl/calendar.ics") ?? "",
  );
}

const game = { opponent: "gale", type: "POOL", date: "2026-06-13", time: "09:00" };
const lost = { ...game, score: { us: 9, them: 15 } };

test.each([
  ["moves to an earlier day", { dates: { start: "2026-06-06", end: "2026-06-07" }, games: [] }, {}],
  ["is canceled", {}, { cancelled: true }],
  ["is on after all", { cancelled: true }, {}],
  [
    "has a score corrected",
    { games: [lost] },
    { games: [{ ...game, score: { us: 15, them: 9 } }] },
  ],
  ["loses a score", { games: [lost] }, { games: [game] }],
])(
  "an event of a tournament that %s has a higher revision and a later time",
  (_, before, after) => {
    const formerEvents = new Map(
      readFogBowl(before, firstPublishing).map((event) => [event.uid, event]),
    );
    const events = readFogBowl(after, secondPublishing).flatMap((event) => {
      const former = formerEvents.get(event.uid);
      return former === undefined ? [] : [{ event, former }];
    });
    expect(events.length).toBeGreaterThan(0);
    for (const { event, former } of events) {
      expect(event.sequence).toBeGreaterThan(former.sequence);
      expect(former.stamps).toEqual(["2026-05-20T18:30:00Z", "2026-05-20T18:30:00Z"]);
      expect(event.stamps).toEqual(["2026-05-20T18:31:00Z", "2026-05-20T18:31:00Z"]);
    }
  },
);

/** The event of the Fog Bowl with these games and changes, and those of its games. */
const readWithGames = (games: readonly object[], changes: object = {}) =>
  readFogBowl({ games, ...changes }, firstPublishing);

const saturday = { opponent: "gale", type: "POOL", date: "2026-06-13", time: "09:00" };
const sunday = { opponent: "eddy", type: "BRACKET", date: "2026-06-14", time: "10:00" };

test("a tournament cut short is confirmed and says how many games were not played", () => {
  const won = { ...saturday, score: { us: 13, them: 9 } };
  const [whole] = readWithGames([won, { ...sunday, cancelled: true }], { cancelled: true });
  expect(whole).toMatchObject({
    summary: "Fog Bowl 2026: 1–0",
    status: "CONFIRMED",
    description: "Ended early: 1 game not played.",
  });
});

test("a game names its tournament and says if it is canceled", () => {
  const [, planned, canceled] = readWithGames([saturday, { ...sunday, cancelled: true }]);
  expect(planned).toMatchObject({ description: "Fog Bowl 2026", status: "CONFIRMED" });
  expect(canceled).toMatchObject({ description: "Fog Bowl 2026", status: "CANCELLED" });
});

test("a league has one event per game day, from the first game to the last", () => {
  const home = { ...saturday, type: "LEAGUE", at: "home", round: "Week 1" };
  const late = { ...home, opponent: "eddy", time: "12:00" };
  const away = { ...home, date: "2026-06-20", at: "away", cancelled: true };
  const untimed = { opponent: "gale", type: "LEAGUE", date: "2026-06-27" };
  const days = readWithGames([home, late, away, untimed], { league: true });
  expect(days).toMatchObject([
    {
      uid: "2026-fog-bowl-2026-06-13@cotesauvage.example",
      summary: "Fog Bowl 2026: 2 games",
      description:
        "Côte Sauvage against Albany Gale\nCôte Sauvage against Burlington Eddy\nWeek 1, home",
      location: "Eastport, ME",
      status: "CONFIRMED",
      start: "2026-06-13T09:00:00",
      end: "2026-06-13T13:40:00",
    },
    {
      summary: "Côte Sauvage against Albany Gale",
      description: "Fog Bowl 2026\nWeek 1, away",
      location: null,
      status: "CANCELLED",
    },
    { start: "2026-06-27", end: "2026-06-28", description: "Fog Bowl 2026\nLeague" },
  ]);
});
