import { expect, test } from "vitest";
import { venueMoment } from "#app/domain/dates/venue-clock.ts";
import { type DatedEvent, type Dates, findDayState, findNextUpdate } from "./day-state.ts";

const timeZone = "America/New_York";
const momentAt = (day: string, time = "12:00") => venueMoment(day, time, timeZone);

const cup: DatedEvent = {
  id: "cup",
  start: "2027-06-12",
  end: "2027-06-13",
  timeZone,
  games: [
    { day: "2027-06-12", start: momentAt("2027-06-12", "09:00"), hasScore: true },
    { day: "2027-06-12", start: momentAt("2027-06-12", "11:00"), hasScore: false },
    { day: "2027-06-13", start: undefined, hasScore: false },
  ],
};

const tryoutDays = ["2027-04-15", "2027-04-22"];
const dates: Dates = {
  tryouts: { from: "2027-04-01", until: "2027-04-10", days: tryoutDays, timeZone },
  seasonOver: { day: "2026-09-27", timeZone },
  events: [cup],
};

const states: readonly (readonly [day: string, time: string, state: object])[] = [
  ["2026-09-28", "12:00", { is: "tryouts soon" }],
  ["2026-12-26", "12:00", { is: "tryouts soon" }],
  ["2027-04-01", "00:00", { is: "tryouts open" }],
  ["2027-04-10", "23:59", { is: "tryouts open" }],
  ["2027-04-11", "00:00", { is: "tryouts ahead", day: "2027-04-15" }],
  ["2027-04-15", "00:00", { is: "tryouts today", day: "2027-04-15" }],
  ["2027-04-15", "23:59", { is: "tryouts today", day: "2027-04-15" }],
  ["2027-04-16", "00:00", { is: "tryouts ahead", day: "2027-04-22" }],
  ["2027-04-23", "00:00", { is: "next", event: cup, days: 50 }],
  ["2027-06-04", "12:00", { is: "next", event: cup, days: 8 }],
  ["2027-06-05", "00:00", { is: "week", event: cup, days: 7 }],
  ["2027-06-11", "23:59", { is: "week", event: cup, days: 1 }],
  [
    "2027-06-12",
    "10:25",
    { is: "today", event: cup, day: "2027-06-12", game: 1, wait: 35 * 60_000 },
  ],
  ["2027-06-12", "11:00", { is: "today", event: cup, day: "2027-06-12", game: 1, isOn: true }],
  ["2027-06-12", "12:40", { is: "today", event: cup, day: "2027-06-12" }],
  ["2027-06-13", "08:00", { is: "today", event: cup, day: "2027-06-13", game: 2 }],
  ["2027-06-14", "00:00", { is: "played", event: cup }],
  ["2027-06-27", "12:00", { is: "played", event: cup }],
  ["2027-06-28", "00:00", { is: "last played" }],
];

test.each(states)("on %s at %s the state of the day is %o", (day, time, state) => {
  expect(findDayState(momentAt(day, time), dates)).toEqual(state);
});

test("without tryouts a season’s finish is news for 90 days", () => {
  const rest: Dates = { ...dates, tryouts: undefined, events: [] };
  expect(findDayState(momentAt("2026-12-26"), rest).is).toBe("season over");
  expect(findDayState(momentAt("2026-12-27"), rest).is).toBe("last played");
});

test("the clock updates when the text changes: each minute before a game, at its end, at midnight", () => {
  expect(findNextUpdate(momentAt("2027-06-12", "10:25"), dates)).toBe(
    momentAt("2027-06-12", "10:26"),
  );
  // A game is taken to last 100 minutes.
  expect(findNextUpdate(momentAt("2027-06-12", "11:00"), dates)).toBe(
    momentAt("2027-06-12", "12:40"),
  );
  expect(findNextUpdate(momentAt("2027-06-12", "13:00"), dates)).toBe(
    momentAt("2027-06-13", "00:00"),
  );
});

test("a game with a time comes before one without", () => {
  const untimed = { day: "2027-06-12", start: undefined, hasScore: false };
  const mixed = { ...cup, games: [untimed, ...cup.games] };
  expect(findDayState(momentAt("2027-06-12", "08:00"), { events: [mixed] })).toMatchObject({
    game: 2,
  });
});

test("of two events on one day the first one counts", () => {
  const both = { events: [cup, { ...cup, id: "second" }] };
  expect(findDayState(momentAt("2027-06-12", "08:00"), both)).toMatchObject({
    is: "today",
    event: cup,
  });
});

test("an event without games is over after its last day", () => {
  expect(findDayState(momentAt("2027-06-14"), { events: [{ ...cup, games: [] }] }).is).toBe(
    "last played",
  );
});

test("registration without a start date is open now", () => {
  const tryouts = { from: undefined, until: "2027-04-10", days: [], timeZone };
  expect(findDayState(momentAt("2027-01-01"), { tryouts, events: [] }).is).toBe("tryouts open");
});

test("a season is over from its last day on", () => {
  const season: Dates = { seasonOver: { day: "2026-09-27", timeZone }, events: [] };
  expect(findDayState(momentAt("2026-09-26"), season).is).toBe("last played");
  expect(findDayState(momentAt("2026-09-27"), season).is).toBe("season over");
});

test("a game on another day triggers no update before midnight", () => {
  expect(findNextUpdate(momentAt("2027-06-01"), { events: [cup] })).toBe(
    momentAt("2027-06-02", "00:00"),
  );
});

test("without dates the clock updates once a day", () => {
  expect(findNextUpdate(momentAt("2027-06-12"), { events: [] })).toBe(momentAt("2027-06-13"));
});

test("an event further away than 60 days is announced, unless the end of a season is news", () => {
  const ahead: Dates = { events: [cup], seasonOver: { day: "2027-01-31", timeZone } };
  expect(findDayState(momentAt("2027-02-01"), ahead).is).toBe("season over");
  expect(findDayState(momentAt("2027-04-12", "23:59"), { events: [cup] })).toEqual({
    is: "announced",
    event: cup,
    days: 61,
  });
  expect(findDayState(momentAt("2027-04-13", "00:00"), { events: [cup] }).is).toBe("next");
});

test("a canceled event is named from a week before it to its last day, after any other of that week", () => {
  const canceled: DatedEvent = { ...cup, isCanceled: true };
  const stateOn = (day: string, time: string, events: readonly DatedEvent[] = [canceled]) =>
    findDayState(momentAt(day, time), { events }).is;
  expect(stateOn("2027-06-04", "23:59")).toBe("last played");
  expect(stateOn("2027-06-05", "00:00")).toBe("canceled");
  expect(stateOn("2027-06-13", "23:59")).toBe("canceled");
  expect(stateOn("2027-06-14", "00:00")).toBe("last played");
  expect(stateOn("2027-06-08", "12:00", [canceled, { ...cup, id: "other" }])).toBe("week");
});

test("during registration, only a day of tryouts is that day", () => {
  const days = ["2027-04-05", "2027-04-20"];
  const tryouts = { from: "2027-04-01", until: "2027-04-10", days, timeZone };
  expect(findDayState(momentAt("2027-04-05"), { tryouts, events: [] }).is).toBe("tryouts today");
  expect(findDayState(momentAt("2027-04-06"), { tryouts, events: [] }).is).toBe("tryouts open");
});

test("without registration, the first day of tryouts is ahead", () => {
  const tryouts = { days: ["2027-04-05", "2027-04-20"], timeZone };
  expect(findDayState(momentAt("2027-03-01"), { tryouts, events: [] })).toEqual({
    is: "tryouts ahead",
    day: "2027-04-05",
  });
});

test.each(["America/Los_Angeles", "Pacific/Auckland"])(
  "in %s every state changes at the local midnight, not at that of UTC",
  (place) => {
    const at = (day: string, time: string) => venueMoment(day, time, place);
    const days = ["2027-04-15"];
    const tryouts = { from: "2027-04-01", until: "2027-04-10", days, timeZone: place };
    const event: DatedEvent = { ...cup, timeZone: place, games: [] };
    const season: Dates = { seasonOver: { day: "2027-04-01", timeZone: place }, events: [] };
    const changes: readonly (readonly [
      day: string,
      dates: Dates,
      before: string,
      after: string,
    ])[] = [
      ["2027-04-01", { tryouts, events: [] }, "tryouts soon", "tryouts open"],
      ["2027-04-11", { tryouts, events: [] }, "tryouts open", "tryouts ahead"],
      ["2027-04-15", { tryouts, events: [] }, "tryouts ahead", "tryouts today"],
      ["2027-04-16", { tryouts, events: [] }, "tryouts today", "last played"],
      ["2027-06-12", { events: [event] }, "week", "today"],
      ["2027-06-14", { events: [event] }, "today", "last played"],
      ["2027-04-01", season, "last played", "season over"],
      ["2027-07-01", season, "season over", "last played"],
    ];
    for (const [day, dated, before, after] of changes) {
      const midnight = at(day, "00:00");
      const states = [midnight - 60_000, midnight].map((now) => findDayState(now, dated).is);
      expect(states, day).toEqual([before, after]);
      expect(findNextUpdate(midnight - 60_000, dated), day).toBe(midnight);
    }
  },
);
