import { expect, test } from "vitest";
import { recordText } from "#app/domain/records.ts";
import { editContent, smallContent } from "#app/content/testing/small-content.ts";
import { showDay } from "#app/pages/home/show-day.ts";
import { findDayState } from "#app/domain/today/day-state.ts";
import { openSources, type Sources } from "#app/routes/sources.ts";
import { shapeDay } from "#app/pages/home/shape-day.ts";
import { gamesInOrder } from "#app/entities/tournament/games-in-order.ts";
import { shapeResults } from "#app/pages/results/shape-results.ts";
import { opponentGames } from "#tests/support/opponent-games.ts";
import { openPages, texts } from "#tests/support/page-at.ts";
import { tournamentBody } from "#tests/support/tournament-body.ts";
import { openRows } from "#tests/support/open-rows.ts";
import { readClub } from "#tests/support/read-club.ts";

const roster = "seasons/2019/roster.yml";
const file = "seasons/2019/tournaments/2019-esc.yml";

const games = `  - { opponent: anchors, type: LEAGUE, date: 2019-05-04, time: "09:00", at: home, us: 13, them: 9 }
  - { opponent: breakwater, type: LEAGUE, date: 2019-05-05, time: "11:00", at: away, us: 9, them: 9 }
  - { opponent: breakwater, type: LEAGUE, date: 2019-06-01, time: "11:00", at: home, us: 15, them: 8 }
  - { opponent: anchors, type: LEAGUE, date: 2019-06-01, time: "14:00", at: home, forfeit: won }
`;

/** The small club whose only tournament is a league with these games, published at a moment or never. */
function clubWith(text: string, publishedAt?: number): Sources {
  const texts = editContent(
    [roster, "{ wins: 1, losses: 0 }", "{ wins: 3, losses: 0, ties: 1 }"],
    [
      file,
      "dates: { start: 2019-08-17, end: 2019-08-18 }",
      "league: true\ndates: { start: 2019-05-04, end: 2019-09-14 }",
    ],
    [file, /^ {2}- .*\n/m.exec(smallContent.get(file) ?? "")?.[0] ?? "", text],
  );
  return openSources(readClub(texts), undefined, { publishedAt });
}

const club = clubWith(games);
const page = (sources: Sources, id = "2019-esc") => tournamentBody(sources, id);

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

/** The league before its last two game days. */
const running = clubWith(
  games.replace(", us: 15, them: 8", "").replace(", forfeit: won", "") +
    "  - { opponent: anchors, type: LEAGUE, date: 2019-09-14, at: away }\n",
);

test("during a league Home shows its next game day, and for some days the last one", () => {
  const day = shapeDay(running);
  const { datesToCome: dates } = day;
  if (dates === undefined) throw new Error("Nothing is to come.");
  const shownOn = (date: string) => {
    const now = Date.parse(`${date}T17:00Z`);
    const state = findDayState(now, { ...dates, tryouts: undefined });
    const shown = showDay(day, { now, state });
    return [state.is, ...(shown?.games.map(({ name }) => name) ?? [])];
  };
  const june = ["Denver Break Water", "Chicago Anchors"];
  expect(shownOn("2019-05-20")).toEqual(["next", ...june]);
  expect(shownOn("2019-05-30")).toEqual(["week", ...june]);
  expect(shownOn("2019-06-01")).toEqual(["today", ...june]);
  expect(shownOn("2019-06-03")).toEqual(["played", ...june]);
  expect(shownOn("2019-09-14")).toEqual(["today", "Chicago Anchors"]);
});

/** Two league games without days, including the only one against breakwater. */
const undated = `  - { opponent: anchors, type: LEAGUE }
  - { opponent: breakwater, type: LEAGUE }
`;

test("games without a day are upcoming during their league, and not in a build after it", () => {
  const november = clubWith(undated, Date.parse("2019-11-27T12:00Z"));
  const { live, calendar, groups } = page(november);
  expect([live, calendar]).toEqual([undefined, undefined]);
  expect(gamesInOrder({ groups })).toMatchObject([
    { missing: "no score" },
    { missing: "no score" },
  ]);
  expect(opponentGames(november, "breakwater")).toMatchObject([{ missing: "no score" }]);
  const day = shapeDay(november);
  expect(showDay(day)?.title).not.toBe("Announced");
  const july = clubWith(undated, Date.parse("2019-07-01T12:00Z"));
  expect(gamesInOrder(page(july))).toMatchObject([{ missing: "to play" }, { missing: "to play" }]);
});

test("a game without a day is upcoming until the day after its league ends", () => {
  const [game] = opponentGames(clubWith(undated), "breakwater");
  expect(game).toMatchObject({ missing: "to play", due: Date.parse("2019-09-15T05:00Z") });
});
