import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { findDayState } from "#app/domain/today/day-state.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { withRosters, withTournaments } from "#tests/support/changed-club.ts";
import { shapeDay, type Tryouts } from "./shape-day.ts";
import { showDay, showLastGames } from "./show-day.ts";

const club = loadContent();
const { tryouts } = club.site;

/** The upcoming weekend, with games on both days. */
const games = [
  { opponent: "drift", type: "POOL", date: "2026-06-13", time: "09:00" },
  { opponent: "gale", type: "POOL", date: "2026-06-13", time: "11:00" },
  { opponent: "longest", type: "POOL", date: "2026-06-13" },
  { opponent: "fathom", type: "BRACKET", date: "2026-06-14", time: "10:00" },
] as const;

type Games = Content["tournaments"][number]["games"];

const withGames = (changed: Games): Content =>
  withTournaments({ "2026-fog-bowl": { games: changed } });

const content = withGames(games);

const playedTournaments = content.tournaments.filter((tournament) =>
  tournament.games.some(({ score }) => score !== undefined),
);

function shapeHomeDay(
  site: Tryouts | undefined,
  tournaments: Content["tournaments"] = content.tournaments,
  publishedAt?: number,
) {
  const record = buildRecord({ ...content, tournaments });
  return shapeDay({ record: { ...record, club: { ...record.club, tryouts: site } }, publishedAt });
}

/** Home at a moment, or as prerendered. */
function presentAt(time?: string, data = shapeHomeDay(tryouts)) {
  const now = time === undefined ? undefined : Date.parse(time);
  const clock =
    now === undefined || data.datesToCome === undefined
      ? undefined
      : { now, state: findDayState(now, data.datesToCome) };
  const day = showDay(data, clock);
  if (day === undefined) throw new Error("Home has nothing to say.");
  return { ...day, names: day.games.map(({ name }) => name) };
}

/** Heading with note, and number of games, on each kind of day; first as prerendered. */
const days: readonly (readonly [time: string | undefined, head: string, games: number])[] = [
  [undefined, "Announced: ", 4],
  ["2026-01-10T12:00Z", "Tryouts: from April 1", 0],
  ["2026-05-01T12:00Z", "Next tournament: in 43 days", 4],
  ["2026-06-08T12:00Z", "This week: Saturday and Sunday", 4],
  ["2026-06-13T12:25Z", "Today: Saturday, June 13", 3],
  ["2026-06-13T13:30Z", "Today: Saturday, June 13", 3],
  ["2026-06-14T20:00Z", "Today: Sunday, June 14", 1],
  ["2026-06-16T12:00Z", "Just played: scores coming", 4],
  ["2027-04-10T12:00Z", "Tryouts are open: until May 7", 0],
  ["2027-05-10T12:00Z", "Tryouts: Saturday, May 15", 0],
  ["2027-05-15T16:00Z", "Today: Saturday, May 15", 0],
  ["2027-05-20T12:00Z", "Last played: April 25 - 26, 2026", 3],
];

test.each(days)("at %s Home says %s", (time, head, count) => {
  const day = presentAt(time);
  expect(`${day.title}: ${day.note}`.replaceAll("\u00A0", " ")).toBe(head);
  expect(day.games).toHaveLength(count);
});

test("an event without games has no list, and is gone two days after it", () => {
  const today = presentAt("2026-09-26T16:00Z");
  expect([today.name, today.title, today.games]).toEqual(["Regionals", "Today", []]);
  expect(presentAt("2026-09-29T16:00Z").name).not.toBe("Regionals");
});

test("an event has one line: name, dates, place, and the time zone of upcoming games", () => {
  const { name, href, facts } = presentAt();
  expect([name, href]).toEqual(["Fog Bowl", "/tournaments/2026-fog-bowl"]);
  expect(facts).toEqual(["June\u00A013\u00A0- 14, 2026", "Eastport, ME", "Eastern time"]);
});

test("each day of an event lists the games of that day, and marks the next one", () => {
  const saturday = presentAt("2026-06-13T12:25Z");
  expect(saturday.names).toEqual([
    "Saint John Drift",
    "Albany Gale",
    expect.stringContaining("Eastport"),
  ]);
  expect(saturday.next?.game.name).toBe("Saint John Drift");
  const sunday = presentAt("2026-06-14T12:00Z");
  expect([sunday.names, sunday.next?.game.name]).toEqual([["Hartford Fathom"], "Hartford Fathom"]);
  expect(presentAt("2026-06-08T12:00Z").next).toBeUndefined();
});

/** Home on a day of seven games, each hour from 9 AM, of which the first ones were played. */
function presentLongDay(time: string, played: number) {
  const score = { us: 15, them: 9 };
  const day = ["09", "10", "11", "12", "13", "14", "15"].map((hour, index) =>
    Object.assign({}, games[0], { time: `${hour}:00` }, index < played ? { score } : {}),
  );
  return presentAt(time, shapeHomeDay(tryouts, withGames(day).tournaments));
}

const hoursOn = (time: string, played: number) =>
  presentLongDay(time, played).games.map((game) => game.time?.split(":")[0]);

// The venue is four hours behind universal time.
test("a long day lists five games around the next one", () => {
  expect(hoursOn("2026-06-13T12:00Z", 0)).toEqual(["9", "10", "11", "12", "1"]);
  expect(hoursOn("2026-06-13T16:45Z", 4)).toEqual(["11", "12", "1", "2", "3"]);
});

test("before the last game of a long day, its last five games are listed", () => {
  expect(hoursOn("2026-06-13T18:45Z", 6)).toEqual(["11", "12", "1", "2", "3"]);
});

test("a list of some of the games says of how many: those of a long day, or of the whole event", () => {
  expect(presentLongDay("2026-06-13T12:00Z", 0).share).toBe("5 of 7 games");
  // Three games are on Saturday, the fourth on Sunday.
  expect(presentAt("2026-06-13T12:25Z").share).toBe("3 of 4 games");
});

test("in the document an event with some scores counts as started", () => {
  const begun = withGames([{ ...games[0], score: { us: 15, them: 9 } }, ...games.slice(1)]);
  expect(presentAt(undefined, shapeHomeDay(tryouts, begun.tournaments)).title).toBe(
    "Scores so far",
  );
});

const base = { callout: "Come", link: "https://forms.example/", until: "2027-05-07" };
/** Tryouts with an end of registration, but without days. */
const ending = { ...base, dates: [], bring: [], faq: [] };

test("below tryout days the last games are listed", () => {
  const data = shapeHomeDay(ending, playedTournaments);
  const last = showLastGames(data, presentAt(undefined, data));
  expect(last).toMatchObject({ title: "Last played", facts: ["Phoenix, AZ", "2 wins, 1 loss"] });
  expect(showLastGames(data, presentAt("2027-05-20T12:00Z", data))).toBeUndefined();
});

test("without scripts tryouts show their dates and do not ask for registration", () => {
  expect(presentAt(undefined, shapeHomeDay(tryouts, playedTournaments))).toMatchObject({
    title: "Tryouts",
    note: "April 1 - May 7, 2027",
  });
});

test("a tryout day has its hours and its place, as far as they are known", () => {
  const day = "2027-05-15";
  const dates = [{ day, start: "10:00", end: "15:00", place: "Gull Point" }, { day }];
  const { days = [] } = shapeHomeDay({ ...ending, dates }).tryouts ?? {};
  expect(days.map(({ detail }) => detail)).toEqual(["10:00 AM to 3:00 PM, Gull Point", ""]);
});

test("tryouts without a time zone use that of the newest tournament, sanctioned or not, played or upcoming", () => {
  const tournaments = content.tournaments.map((tournament, index, { length }) => ({
    ...tournament,
    sanctioned: index < length - 1,
    timeZone: index < length - 1 ? "America/Denver" : "America/Chicago",
  }));
  const tryoutZone = (changed: Tryouts) =>
    shapeHomeDay(changed, tournaments).datesToCome?.tryouts?.timeZone;
  expect(tryoutZone(ending)).toBe("America/Chicago");
  expect(tryoutZone({ ...ending, timeZone: "America/New_York" })).toBe("America/New_York");
});

test("a season with a finish is over, which is no longer news months later", () => {
  const results = { wins: 2, losses: 1, finish: "3rd Regionals" };
  const { seasons } = withRosters({ 2026: { results } });
  const record = buildRecord({ ...content, seasons, tournaments: playedTournaments });
  const builtAt = (day: string) =>
    shapeDay({
      record: { ...record, club: { ...record.club, tryouts: undefined } },
      publishedAt: Date.parse(`${day}T12:00Z`),
    });
  const data = builtAt("2026-05-01");
  expect(data.datesToCome?.seasonOver?.day).toBe("2026-04-26");
  expect(presentAt("2026-05-01T12:00Z", data)).toMatchObject({
    title: "The season is over",
    note: "2–1, 3rd Regionals",
  });
  expect(builtAt("2026-09-01").datesToCome).toBeUndefined();
});

test("a club without tournaments and tryouts has no message of the day", () => {
  const data = shapeHomeDay(undefined, []);
  expect(showDay(data)).toBeUndefined();
});

test("the last tournament lists its last five games, in playing order", () => {
  const rows = ["08", "09", "10", "11", "12", "13"].map((hour, us) =>
    Object.assign({}, games[0], { time: `${hour}:00`, score: { us, them: 9 } }),
  );
  const { games: listed, share } = presentAt(
    "2027-05-20T12:00Z",
    shapeHomeDay(tryouts, withGames(rows).tournaments),
  );
  const scores = listed.map((game) => (game.kind === "played" ? game.us : undefined));
  expect(scores).toEqual([1, 2, 3, 4, 5]);
  expect(share).toBe("Last 5 of 6 games");
});

test("a tournament that was canceled says so in its week, without games, and never in the document", () => {
  const canceled = withTournaments({ "2026-fog-bowl": { cancelled: true } });
  const data = shapeHomeDay(undefined, canceled.tournaments);
  expect(presentAt("2026-06-08T12:00Z", data)).toMatchObject({
    title: "Canceled",
    note: "June\u00A013\u00A0- 14",
    name: "Fog Bowl",
    games: [],
  });
  expect(presentAt(undefined, data).name).not.toBe("Fog Bowl");
});

test("a tournament far ahead is announced, instead of the last one played", () => {
  const dates = { start: "2026-12-05", end: "2026-12-06" };
  const { tournaments } = withTournaments({ "2026-fog-bowl": { dates, games: [] } });
  const data = shapeHomeDay(
    undefined,
    tournaments.filter(({ id }) => id !== "2026-regionals"),
  );
  expect(presentAt("2026-09-28T12:00Z", data)).toMatchObject({
    title: "Announced",
    name: "Fog Bowl",
  });
});

test("on a day of tryouts Home says whether one can still register", () => {
  const day = "2027-05-15";
  const registering = (until: string | undefined) =>
    presentAt(`${day}T16:00Z`, shapeHomeDay({ ...ending, until, dates: [{ day }] })).facts;
  expect(registering("2027-05-15")).toEqual(["Register until May 15, 2027"]);
  expect(registering("2027-05-14")).toEqual(["Registration has ended"]);
  expect(registering(undefined)).toEqual([]);
});
