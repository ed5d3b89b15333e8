import { expect, test } from "vitest";
import { recordText } from "#app/domain/records.ts";
import { calendars } from "#app/outputs/calendar/calendars.ts";
import { checkContent } from "#app/content/check-content.ts";
import { editContent, type Edit } from "#app/content/testing/small-content.ts";
import { presentDay } from "#app/pages/home/present-day.ts";
import { findDayState } from "#app/domain/today/day-state.ts";
import { openSources, type Sources } from "#app/routes/sources.ts";
import { shapeDay } from "#app/pages/home/shape-day.ts";
import { gamesInOrder } from "#app/entities/tournament/games-in-order.ts";
import { shapeResults } from "#app/pages/results/shape-results.ts";
import { opponentGames } from "#tests/support/opponent-games.ts";
import { openPages, texts } from "#tests/support/page-at.ts";
import { tournamentBody } from "#tests/support/tournament-body.ts";
import { openRows } from "#tests/support/open-rows.ts";

const roster = "seasons/2019/roster.yml";
const file = "seasons/2019/tournaments/2019-esc.yml";

const games = `  - { opponent: anchors, type: LEAGUE, date: 2019-05-04, time: "09:00", at: home, us: 13, them: 9 }
  - { opponent: breakwater, type: LEAGUE, date: 2019-05-05, time: "11:00", at: away, us: 9, them: 9 }
  - { opponent: breakwater, type: LEAGUE, date: 2019-06-01, time: "11:00", at: home, us: 15, them: 8 }
  - { opponent: anchors, type: LEAGUE, date: 2019-06-01, time: "14:00", at: home, forfeit: won }
`;

const league = (text: string): Edit[] => [
  [roster, "{ wins: 1, losses: 0 }", "{ wins: 3, losses: 0, ties: 1 }"],
  [
    file,
    "dates: { start: 2019-08-17, end: 2019-08-18 }",
    "league: true\ndates: { start: 2019-05-04, end: 2019-09-14 }",
  ],
  [
    file,
    '  - { opponent: anchors, type: POOL, date: 2019-08-17, time: "09:00", us: 13, them: 9 }\n',
    text,
  ],
];

const tournamentFile = (name: string, text: string): Edit => [
  `seasons/${name.slice(0, 4)}/tournaments/${name}.yml`,
  "",
  text,
];

function clubWith(text: string, ...others: readonly Edit[]): Sources {
  return publishedClub(undefined, text, ...others);
}

function publishedClub(
  publishedAt: number | undefined,
  text: string,
  ...others: readonly Edit[]
): Sources {
  const texts = new Map([
    ...editContent(...league(text)),
    ...others.map(([path, , to]) => [path, to] as const),
  ]);
  const { draft, problems } = checkContent(texts);
  const errors = problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ cause }) => cause)).toEqual([]);
  if (draft.site === undefined) throw new Error("The club has no site.");
  return openSources({ ...draft, site: draft.site }, undefined, { publishedAt });
}

const club = clubWith(games);
const page = (sources: Sources, id = "2019-esc") => tournamentBody(sources, id);

/** Events of a calendar: title and time. */
function entries({ record }: Sources, path: string) {
  const text = calendars(record, "https://club.example", 0).get(path) ?? "";
  return text
    .replaceAll("\r\n ", "")
    .split("BEGIN:VEVENT")
    .slice(1)
    .map((event) =>
      ["SUMMARY", "DTSTART", "DTEND"].map(
        (name) => new RegExp(`^${name}[^:\r\n]*:(.*)$`, "m").exec(event)?.[1]?.trim() ?? "",
      ),
    );
}

/** Day and time, with a possible line break between. */
const withWholeParts = (...parts: readonly string[]) =>
  parts.map((part) => part.replaceAll(" ", "\u00A0")).join(", ");

test("Results has one event, with games grouped by week, with days and sides", () => {
  const { tournaments } = shapeResults(club.record);
  expect(
    tournaments.map(({ name, dates, record }) => [name, dates, record && recordText(record)]),
  ).toEqual([["Elite Select Challenge", "May\u00A04\u00A0- September\u00A014", "3–0–1"]]);
  expect(
    tournaments[0]?.groups.map(({ heading, record }) => [heading, record && recordText(record)]),
  ).toEqual([
    ["May\u00A04\u00A0- 5", "1–0–1"],
    ["June 1", "2–0"],
  ]);
  expect(tournaments[0]?.groups[0]?.games.map(({ when, detail }) => [when, detail])).toEqual([
    [withWholeParts("Sat, May 4", "9:00 AM"), "Home"],
    [withWholeParts("Sun, May 5", "11:00 AM"), "Away"],
  ]);
});

test("on its season’s page and on Home, a league’s game shows its day and not only its time", async () => {
  const season = await openPages(club)("/seasons/2019");
  expect(texts(season, "details li > span").map((text) => text.trim())).toContain(
    withWholeParts("Sat, May 4", "9:00 AM").replaceAll("\u00A0", " "),
  );
  const last = shapeDay(club).last?.games;
  expect(last?.map(({ when }) => when).at(-1)).toBe(withWholeParts("Sat, Jun 1", "2:00 PM"));
});

test("games of a named round are grouped under its name, others by week, and each has its round and place", () => {
  const named = games.replaceAll(
    "type: LEAGUE, date: 2019-05",
    "type: LEAGUE, round: Week 1, date: 2019-05",
  );
  const { groups } = page(clubWith(named));
  expect(
    groups.map(({ heading, record, games: { length } }) => [
      heading,
      record && recordText(record),
      length,
    ]),
  ).toEqual([
    ["Week 1", "1–0–1", 2],
    ["June 1", "2–0", 2],
  ]);
  const shown = gamesInOrder({ groups });
  expect(shown.map(({ round }) => round)).toEqual([
    "Week 1, home",
    "Week 1, away",
    "League, home",
    "League, home (forfeit)",
  ]);
  expect(shown.map(({ detail }) => detail)).toEqual(["Home", "Away", "Home", "Home (forfeit)"]);
});

test("a calendar has one entry per day of a league: its game, or how many there are", () => {
  const expected = [
    ["Côte Sauvage 13–9 Chicago Anchors", "20190504T090000", "20190504T104000"],
    ["Côte Sauvage 9–9 Denver Break Water", "20190505T110000", "20190505T124000"],
    ["Elite Select Challenge 2019: 2 games", "20190601T110000", "20190601T154000"],
  ];
  for (const path of ["/calendar.ics", "/tournaments/2019-esc/calendar.ics"]) {
    expect(entries(club, path)).toEqual(expected);
  }
});

test("a league’s games are marked as home or away, and one away does not have the league’s city", () => {
  const places = opponentGames(club, "breakwater").map(({ round, where }) => [round, where]);
  expect(places).toEqual([
    ["League, home", "Rockford, IL"],
    ["League, away", undefined],
  ]);
  expect(openRows(club.record, "games").map(({ at }) => at)).toEqual([
    "home",
    "away",
    "home",
    "home",
  ]);
});

test("open data marks a tournament as a league", () => {
  expect(openRows(club.record, "tournaments").map(({ league }) => league)).toEqual([true]);
});

/** The league before its last two game days. */
const running = clubWith(
  games.replace(", us: 15, them: 8", "").replace(", forfeit: won", "") +
    "  - { opponent: anchors, type: LEAGUE, date: 2019-09-14, at: away }\n",
);

test("during a league Home shows its next game day, and for some days the last one", () => {
  const day = shapeDay(running);
  const { dates } = day;
  if (dates === undefined) throw new Error("Nothing is to come.");
  const shownOn = (date: string) => {
    const now = Date.parse(`${date}T17:00Z`);
    const state = findDayState(now, { ...dates, tryouts: undefined });
    const shown = presentDay(day, { now, state });
    return [state.is, ...(shown?.games.map(({ name }) => name) ?? [])];
  };
  const june = ["Denver Break Water", "Chicago Anchors"];
  expect(shownOn("2019-05-20")).toEqual(["next", ...june]);
  expect(shownOn("2019-05-30")).toEqual(["week", ...june]);
  expect(shownOn("2019-06-01")).toEqual(["today", ...june]);
  expect(shownOn("2019-06-03")).toEqual(["played", ...june]);
  expect(shownOn("2019-09-14")).toEqual(["today", "Chicago Anchors"]);
});

test("once later games have scores, a league game without one is not upcoming, and its league not live", () => {
  const skipped = clubWith(games.replace(", us: 9, them: 9", ""));
  expect(page(skipped)).toMatchObject({ live: undefined });
  expect(gamesInOrder(page(skipped))[1]).toMatchObject({ kind: "scheduled", missing: "no score" });
  // The other league is in progress: it has four game days.
  expect(page(running).live?.days).toBe(4);
});

/** A tournament with the name of the league, in the same year. */
const cup = (facts: string) =>
  tournamentFile(
    "2019-cup",
    `name: Elite Select Challenge\n${facts}\ntimeZone: America/Chicago\nsanctioned: true\nresult: 2\n`,
  );

/** An earlier year of the event. */
const earlierYear = (name: string, facts: string) =>
  tournamentFile(
    name,
    `name: Elite Select Challenge\n${facts}\ntimeZone: America/Chicago\nlocation: { city: Rockford, state: IL }\nsanctioned: true\ngames:\n  - { opponent: anchors, type: POOL, date: 2017-05-06, us: 3, them: 8 }\n`.replaceAll(
      "2017",
      name.slice(0, 4),
    ),
  );

/** Two league games without days, including the only one against breakwater. */
const undated = `  - { opponent: anchors, type: LEAGUE }
  - { opponent: breakwater, type: LEAGUE }
`;

test("games without a day are upcoming during their league, and not in a build after it", () => {
  const november = publishedClub(Date.parse("2019-11-27T12:00Z"), undated);
  const { live, calendar, groups } = page(november);
  expect([live, calendar]).toEqual([undefined, undefined]);
  expect(gamesInOrder({ groups })).toMatchObject([
    { missing: "no score" },
    { missing: "no score" },
  ]);
  expect(opponentGames(november, "breakwater")).toMatchObject([{ missing: "no score" }]);
  const day = shapeDay(november);
  expect(presentDay(day)?.title).not.toBe("Announced");
  const july = publishedClub(Date.parse("2019-07-01T12:00Z"), undated);
  expect(gamesInOrder(page(july))).toMatchObject([{ missing: "to play" }, { missing: "to play" }]);
});

test("a game without a day is upcoming until the day after its league ends", () => {
  const [game] = opponentGames(clubWith(undated), "breakwater");
  expect(game).toMatchObject({ missing: "to play", due: Date.parse("2019-09-15T05:00Z") });
});

test("a league’s history has its other years as a league, not as a tournament", () => {
  const years = page(
    clubWith(
      games,
      earlierYear("2017-esc", "dates: { start: 2017-05-06, end: 2017-05-07 }"),
      earlierYear("2018-esc", "league: true\ndates: { start: 2018-05-06, end: 2018-09-07 }"),
    ),
  ).years.map(({ year }) => year);
  expect(years).toEqual([2018, 2019]);
});

test("two events with one name in a year differ in titles, URLs and navigation", async () => {
  const two = clubWith(
    games,
    cup("dates: { start: 2019-08-17, end: 2019-08-18 }\nlocation: { city: Madison, state: WI }"),
  );
  expect(texts(await openPages(two)("/tournaments/2019-esc"), "a[rel=next]")).toEqual([
    "Next: Elite Select Challenge 2019, Madison",
  ]);
  expect(opponentGames(two, "anchors")[0]?.tournament.title).toBe(
    "Elite Select Challenge 2019, Rockford",
  );
  const sameCity = clubWith(
    games,
    cup("dates: { start: 2019-08-17, end: 2019-08-18 }\nlocation: { city: Rockford, state: IL }"),
  );
  expect(texts(await openPages(sameCity)("/tournaments/2019-esc"), "a[rel=next]")).toEqual([
    "Next: Elite Select Challenge 2019, Aug 17",
  ]);
});
