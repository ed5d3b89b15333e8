import { resolve } from "node:path";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { withTournaments } from "#tests/support/changed-club.ts";
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

const saturday = { opponent: "gale", type: "POOL", date: "2026-06-13", time: "09:00" };
const sunday = { opponent: "eddy", type: "BRACKET", date: "2026-06-14", time: "10:00" };
const home = { opponent: "gale", type: "LEAGUE", date: "2026-09-26", time: "09:00", at: "home" };

/** The club whose canceled tournament, tournament cut short and league have all that an event can have. */
const unusualClub = withTournaments({
  "2024-equinox": { cancelled: true },
  "2025-scrimmage": { cancelled: true },
  "2026-fog-bowl": {
    cancelled: true,
    games: [{ ...saturday, score: { us: 13, them: 9 } }, sunday],
  },
  "2026-regionals": {
    league: true,
    dates: { start: "2026-09-26", end: "2026-10-11" },
    games: [
      { ...home, round: "Week 1" },
      { ...home, opponent: "eddy", time: "12:00", round: "Week 1", cancelled: true },
      { ...home, date: "2026-10-03", at: "away", cancelled: true },
      { opponent: "gale", type: "LEAGUE", date: "2026-10-10" },
    ],
  },
});

test.each([
  ["calendar", club],
  ["unusual-calendar", unusualClub],
])("the events of the club are those of the example %s", async (name, content) => {
  const events = readEvents(makeCalendars(content).get("/calendar.ics") ?? "").map((event) =>
    [
      `${event.start} to ${event.end}: ${event.summary}`,
      `${event.status}, ${event.location ?? "no place"}, ${event.uid}`,
      ...(event.description ? event.description.split("\n") : []),
    ].join("\n  "),
  );
  await expect(`${events.join("\n")}\n`).toMatchFileSnapshot(
    resolve(`tests/examples/calendars/${name}.txt`),
  );
});

test("a league day with games at home and away keeps its place", () => {
  const games = [
    { ...home, at: "away" },
    { ...home, opponent: "eddy", time: "12:00" },
  ];
  const content = withTournaments({ "2026-regionals": { league: true, games } });
  const text = makeCalendars(content).get("/tournaments/2026-regionals/calendar.ics") ?? "";
  expect(readEvents(text).map(({ location }) => location)).toEqual(["Devens, MA"]);
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
  const content = withTournaments({ "2024-fog-bowl": { timeZone } });
  const text = makeCalendars(content).get("/tournaments/2024-fog-bowl/calendar.ics") ?? "";
  const [, opening] = readEvents(text);
  expect(text).toContain(`\r\nTZID:${timeZone}\r\nX-LIC-LOCATION:${timeZone}\r\n`);
  expect(opening?.start).toBe("2024-06-15T09:00:00");
  expect(opening?.utc).toBe(moment);
});

/** UIDs of the Fog Bowl's games, by their start. */
function listUids(games: readonly object[]): Record<string, string> {
  const content = withTournaments({ "2026-fog-bowl": { games } });
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
  const games = [final, final, consolation, { ...final, opponent: "gale" }];
  const content = withTournaments({ "2026-fog-bowl": { games } });
  const text = makeCalendars(content).get("/tournaments/2026-fog-bowl/calendar.ics") ?? "";
  const uids = readEvents(text).map(({ uid }) => uid);
  // One is that of the whole tournament.
  expect([uids.length, new Set(uids).size]).toEqual([5, 5]);
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
  const content = withTournaments({ "2026-fog-bowl": changes });
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
