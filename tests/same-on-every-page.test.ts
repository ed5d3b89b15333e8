import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { calendars } from "#app/outputs/calendar/calendars.ts";
import { openTables } from "#app/outputs/open-data/tables.ts";
import { shapeResults } from "#app/pages/results/shape-results.ts";
import { openSources } from "#app/routes/sources.ts";
import { makeDocuments } from "#app/search/documents/make-documents.ts";
import { buildIndex, search } from "#app/search/search-engine.ts";
import { readText } from "./support/html.ts";
import { figuresOf, named, openPages, texts } from "./support/page-at.ts";
import { timeLimit } from "./support/time-limit.ts";
import { tournamentBody } from "./support/tournament-body.ts";
import { clubWith, renderEverything } from "./support/whole-site.ts";

/** The invented club, whose only game at Low Tide One-Day was a forfeit with a unique score, 21–20. */
const withForfeit = clubWith("", (text) =>
  text.replace("us: 9, them: 12", "us: 21, them: 20, forfeit: true"),
);

test(
  "every page and feed with a forfeit’s score labels it",
  async () => {
    const all = await renderEverything(withForfeit);
    const shown = all.filter((text) => text.includes("21–20"));
    expect(shown.length).toBeGreaterThanOrEqual(3);
    expect(shown.filter((text) => !text.includes("forfeit"))).toEqual([]);
  },
  timeLimit(60_000),
);

test("calendars, search and open data label a forfeit", async () => {
  const calendar = calendars(withForfeit.record, "https://club.example", 0).get("/calendar.ics");
  expect(calendar?.replaceAll("\r\n ", "")).toContain("21–20 Portland Anchorage (forfeit)");
  const index = await buildIndex(makeDocuments(withForfeit.record));
  const [game] = search(index, "anchorage low tide 21-20").hits;
  expect(game?.note).toContain("forfeit");
  expect(search(index, "most points in a game 2025").hits[0]?.note).not.toContain("21–20");
  const rows = openTables(withForfeit.record).find(({ name }) => name === "games")?.rows ?? [];
  expect(rows.filter(({ forfeit }) => forfeit === true).map(({ us }) => us)).toEqual([21]);
});

test("the one-goal games exclude a forfeit won by one, and say so where it is shown", async () => {
  const withForfeitAt = openPages(withForfeit);
  expect(figuresOf(await withForfeitAt("/seasons/2025"))).toContainEqual(
    expect.stringMatching(/^One-goal games .* not counting a forfeit$/),
  );
  const page = await withForfeitAt("/records");
  expect(readText(named(page, "section", "One-goal games"))).toContain(
    "4 games, not counting a forfeit",
  );
});

test("captains are in the order in which the content lists them, not in that of the roster", async () => {
  const sources = clubWith("", (text) =>
    text.replace(/captains:\n {2}- nunez\n {2}- quill/, "captains: [quill, nunez]"),
  );
  const people = texts(await openPages(sources)("/join"), '[aria-labelledby="who-to-ask"] li');
  expect(people.map((text) => /Quill|Núñez/.exec(text)?.[0])).toEqual(["Quill", "Núñez"]);
  const rows = openTables(sources.record).find(({ name }) => name === "seasons")?.rows ?? [];
  expect(rows.find(({ year }) => year === 2026)?.["captains"]).toEqual(["quill", "nunez"]);
});

test("a badge’s rarity and its share count only people on the roster, not guests", async () => {
  // Elder has the badge, but is not on the roster of 2025.
  const guest = clubWith("", (text) =>
    text.replace(/^(LOW_TIDE,nunez,.*)$/m, "$1\nKNOTTY,elder,2025-07-11,09:00,EDT,,"),
  );
  const page = await openPages(guest)("/badges/knotty");
  expect(readText(named(page, "section", /2025/))).toContain("3 times by 3 people");
  expect(figuresOf(page)[1]).toBe(
    "Roster of 2025 | 17% | 2 of 12 people. The 2nd most widespread of 6 badges, tied with 1 other.",
  );
});

test("Records has a row for a year with games but no roster, without a link to a season", async () => {
  const content = loadContent();
  const seasons = content.seasons.map((season) =>
    season.year === 2025 ? Object.assign({}, season, { roster: undefined }) : season,
  );
  const rosters = content.rosters.filter(({ year }) => year !== 2025);
  const withoutRoster = openSources({ ...content, seasons, rosters });
  const page = await openPages(withoutRoster)("/records");
  expect(texts(page, "tbody th")).toEqual(["2023", "2024", "2025", "2026", "2027"]);
  expect(texts(page, "tbody th a")).toEqual(["2023", "2024", "2026", "2027"]);
  expect(figuresOf(page)[0]).toBe("Games | 16");
});

test("a tied place is shown as tied on the tournament, its season, Results, in the calendar and in the search", async () => {
  const sources = openSources(loadContent());
  const { record } = sources;
  const place = { place: "T5th" };
  expect(tournamentBody(sources, "2024-regionals")).toMatchObject(place);
  const ofSeason = await openPages(sources)("/seasons/2024");
  expect(readText(named(ofSeason, "a", /^Regionals/))).toContain("tied for 5th place");
  const listed = shapeResults(record).tournaments;
  expect(listed.find(({ id }) => id === "2024-regionals")).toMatchObject(place);
  const calendar = calendars(record, "https://club.example", 0).get("/calendar.ics");
  expect(calendar?.replaceAll("\r\n ", "")).toContain("Regionals 2024: T5th\\, 1–1");
  const index = await buildIndex(makeDocuments(record));
  const [found] = search(index, "T5th place 2024").hits;
  expect(found?.title).toBe("Regionals 2024");
  expect(found?.note).toContain("T5th place");
});
