import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Content } from "#app/content/content.ts";
import { buildRecord } from "#app/content/record/build-record.ts";
import type { WordingState } from "./home-data.ts";
import { shapeDay } from "./shape-day.ts";

const club = loadContent();
const { tryouts } = club.site;

/** The weekend to come, with games on both of its days. */
const games = [
  { opponent: "drift", type: "POOL", date: "2026-06-13", time: "09:00" },
  { opponent: "gale", type: "POOL", date: "2026-06-13", time: "11:00" },
  { opponent: "longest", type: "POOL", date: "2026-06-13" },
  { opponent: "fathom", type: "BRACKET", date: "2026-06-14", time: "10:00" },
] as const;
const content: Content = {
  ...club,
  tournaments: club.tournaments.map((one) =>
    one.id === "2026-fog-bowl" ? Object.assign({}, one, { games }) : one,
  ),
};

function shape(
  site: typeof tryouts,
  tournaments: Content["tournaments"] = content.tournaments,
  publishedAt?: number,
) {
  return shapeDay(site, { record: buildRecord({ ...content, tournaments }), publishedAt });
}

const past = content.tournaments.filter((one) =>
  one.games.some(({ score }) => score !== undefined),
);

test("in the document stands the first event without scores, with its dates in full", () => {
  const { heads, sheets, tickets } = shape(tryouts);
  expect(heads[0]).toMatchObject({
    at: ["any"],
    title: "Announced",
    note: "June\u00A013\u00A0- 14, 2026",
  });
  expect(sheets[0]?.facts).toEqual([
    "June\u00A013\u00A0- 14, 2026",
    "Played in 2025: 2–0–1, 3rd place",
  ]);
  expect(tickets[0]).toMatchObject({ first: "Fog Bowl", large: "June 13" });
});

test("in the document an event with some scores is no longer only announced", () => {
  const begun = content.tournaments.map((one) =>
    one.id === "2026-fog-bowl"
      ? Object.assign({}, one, {
          games: [{ ...games[0], score: { us: 15, them: 9 } }, ...games.slice(1)],
        })
      : one,
  );
  expect(shape(tryouts, begun).heads[0]).toMatchObject({ at: ["any"], title: "Scores so far" });
});

test("the sheets of an event have the games of each day, and what is missing afterwards", () => {
  const { sheets } = shape(tryouts);
  const opponents = (at: WordingState) =>
    sheets.find((sheet) => sheet.at.includes(at))?.list?.games.map(({ opponent }) => opponent);
  expect(opponents("2026-fog-bowl:2026-06-13")).toEqual(["drift", "gale", "longest"]);
  expect(opponents("2026-fog-bowl:2026-06-14")).toEqual(["fathom"]);
  expect(sheets.find(({ at }) => at.includes("2026-fog-bowl:played"))?.disc).toEqual({
    large: "4",
    small: "games, no scores yet",
    isOpen: true,
  });
});

test("content without dates to come has one state, and no clock", () => {
  const still = { ...tryouts, callout: "Come", link: "https://forms.example/", until: undefined };
  const { dates, heads, sheets, tickets } = shape(
    { dates: [], bring: [], faq: [], ...still },
    past,
  );
  expect(dates).toBeUndefined();
  expect(heads).toMatchObject([{ title: "Last played", note: "April 26, 2026" }]);
  expect(sheets).toHaveLength(1);
  expect(tickets).toMatchObject([{ kind: "callout", lines: ["Come", "", ""] }]);
});

test("without tryouts the ticket looks back", () => {
  expect(shape(undefined, past).tickets).toMatchObject([
    { first: "Last played", large: "April", last: "2026", isQuiet: true },
  ]);
});

test("without scripts tryouts say their dates and ask nobody to register", () => {
  const { heads, tickets } = shape(tryouts, past);
  expect(heads[0]).toMatchObject({
    title: "Tryouts",
    note: "April 1 - May 7, 2027",
  });
  expect(tickets[0]).toMatchObject({ at: ["any"], first: "Tryouts", large: "2027" });
});

test("a season with a finish is over until what is announced comes", () => {
  const results = { wins: 2, losses: 1, finish: "3rd Regionals" };
  const seasons = content.seasons.map((season) =>
    season.year === 2026 && season.roster !== undefined
      ? { ...season, roster: { ...season.roster, results } }
      : season,
  );
  const record = buildRecord({ ...content, seasons, tournaments: past });
  const { dates, heads, tickets } = shapeDay(tryouts, { record });
  expect(dates?.seasonOver?.day).toBe("2026-04-26");
  expect(heads.find(({ at }) => at.includes("season:over"))).toMatchObject({
    title: "The season is over",
    note: "2–1, 3rd Regionals",
  });
  expect(tickets.find(({ at }) => at.includes("season:over"))).toMatchObject({
    first: "2026",
    large: "2–1",
    last: "3rd Regionals",
  });
  const builtAt = (day: string) =>
    shapeDay(undefined, { record, publishedAt: Date.parse(`${day}T12:00Z`) });
  expect(builtAt("2026-05-01").heads.map(({ at }) => at)).toEqual([
    ["any", "last:played"],
    ["season:over"],
  ]);
  expect(builtAt("2026-09-01").heads).toMatchObject([{ title: "Last played" }]);
});

test("a club without tournaments and tryouts says nothing about the day", () => {
  const { heads, sheets, tickets } = shape(undefined, []);
  expect([heads, sheets, tickets]).toEqual([[], [], []]);
});

test("the last tournament lists its last five games, newest first", () => {
  const rows = ["08:00", "09:00", "10:00", "11:00", "12:00", "13:00"].map((time, us) => ({
    opponent: "gale",
    type: "POOL" as const,
    date: "2026-06-13",
    time,
    score: { us, them: 9 },
  }));
  const played = content.tournaments.map((one) =>
    one.id === "2026-fog-bowl" ? Object.assign({}, one, { games: rows }) : one,
  );
  const list = shape(tryouts, played)
    .sheets.filter(({ at }) => at.includes("last:played"))
    .flatMap((sheet) => sheet.list?.games ?? []);
  expect(list.map(({ score }) => score?.us)).toEqual([5, 4, 3, 2, 1]);
});

/** The words of an event in each of its states. */
function wordingsOf(id: string, day: ReturnType<typeof shape>) {
  const ofEvent = ({ at }: { readonly at: readonly string[] }) =>
    at.some((state) => state.startsWith(`${id}:`));
  return {
    heads: day.heads.filter(ofEvent).map(({ at, title, note }) => [at.join(), title, note]),
    sheets: day.sheets
      .filter(ofEvent)
      .map(({ label, list, facts }) => [label, list?.title, list?.note, facts.length]),
    tickets: day.tickets
      .filter(ofEvent)
      .map((ticket) => [ticket.at.join(), "large" in ticket ? ticket.large : undefined]),
  };
}

test("an event has words before it, in its week, on each of its days and after them", () => {
  const { heads, sheets, tickets } = wordingsOf("2026-fog-bowl", shape(tryouts));
  expect(heads).toEqual([
    ["2026-fog-bowl:next", "Next tournament", undefined],
    ["2026-fog-bowl:week", "This week", "Saturday and Sunday"],
    ["2026-fog-bowl:2026-06-13", "Today", "Saturday, June 13"],
    ["2026-fog-bowl:2026-06-14", "Today", "Sunday, June 14"],
    ["2026-fog-bowl:played", "Just played", "June\u00A013\u00A0- 14"],
  ]);
  expect(sheets).toEqual([
    ["4 games, 2 days", "First games", "Eastern time", 2],
    ["Day 1 of 2", "Games today", "Eastern time", 1],
    ["Day 2 of 2", "Games today", "Eastern time", 1],
    ["The scores are not in yet", "Games played", "no scores yet", 2],
  ]);
  expect(tickets).toEqual([
    ["2026-fog-bowl:next", undefined],
    ["2026-fog-bowl:week", "Saturday"],
    ["2026-fog-bowl:2026-06-13", undefined],
    ["2026-fog-bowl:2026-06-14", undefined],
    ["2026-fog-bowl:played", "Played"],
  ]);
});

test("an event without games has no list, and nothing to wait for after its days", () => {
  const { heads, sheets, tickets } = wordingsOf("2026-regionals", shape(tryouts));
  expect(heads.map(([at]) => at)).not.toContain("2026-regionals:played");
  expect(sheets).toEqual([
    ["2 days", undefined, undefined, 2],
    ["Day 1 of 2", undefined, undefined, 1],
    ["Day 2 of 2", undefined, undefined, 1],
  ]);
  expect(tickets).toHaveLength(4);
});

test("a sheet leads to the tournament, and to its calendar or the feed of results", () => {
  const links = shape(tryouts).sheets.flatMap(({ at, buttons }) =>
    at.some((state) => state.startsWith("2026-fog-bowl:"))
      ? [buttons.map(({ label, href, to }) => `${label} ${href} ${to}`)]
      : [],
  );
  const page = "/tournaments/2026-fog-bowl page";
  const calendar = "/tournaments/2026-fog-bowl/calendar.ics file";
  expect(links).toEqual([
    [`Tournament details ${page}`, `Add to calendar ${calendar}`],
    [`Follow the games ${page}`, `Calendar ${calendar}`],
    [`Follow the games ${page}`, `Calendar ${calendar}`],
    [`Tournament details ${page}`, "Results feed /results.atom file"],
  ]);
});

test("a long day shows five games, with the next one among them, and the record so far", () => {
  const times = ["08:00", "09:00", "10:00", "11:00", "12:00", "13:00", "14:00"];
  const rows = (played: number) =>
    times.map((time, at) => {
      const game = { opponent: "gale", type: "POOL" as const, date: "2026-06-13", time };
      return at < played ? Object.assign(game, { score: { us: 13, them: 9 } }) : game;
    });
  const listOf = (played: number) => {
    const long = content.tournaments.map((one) =>
      one.id === "2026-fog-bowl" ? Object.assign({}, one, { games: rows(played) }) : one,
    );
    const sheet = shape(tryouts, long).sheets.find(({ at }) =>
      at.includes("2026-fog-bowl:2026-06-13"),
    );
    return [sheet?.list?.note, sheet?.list?.games.map(({ index }) => index)];
  };
  expect(listOf(0)).toEqual(["Eastern time", [0, 1, 2, 3, 4]]);
  expect(listOf(3)).toEqual(["3–0 so far", [1, 2, 3, 4, 5]]);
  expect(listOf(6)).toEqual(["6–0 so far", [2, 3, 4, 5, 6]]);
});
