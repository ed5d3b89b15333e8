import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { recordText } from "#app/domain/records.ts";
import { openSources } from "#app/routes/sources.ts";
import { listAddresses } from "#app/site/site-page.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { withTournaments } from "#tests/support/changed-club.ts";
import { select } from "#tests/support/html.ts";
import { pageAt, texts } from "#tests/support/page-at.ts";
import { tournamentBody } from "#tests/support/tournament-body.ts";
import { route } from "./load.ts";

const sources = openSources(loadContent());

const loadTournament = (id: string) => tournamentBody(sources, id);

test("a tournament has its dates, time zone, place and finish", () => {
  expect(loadTournament("2024-fog-bowl")).toMatchObject({
    when: "June\u00A015\u00A0- 16, 2024",
    zone: "Eastern time",
    where: "Eastport, ME",
    place: "2nd",
    notices: [],
  });
  expect(loadTournament("2025-new-year").when).toBe(
    "December\u00A031, 2025\u00A0- January\u00A01, 2026",
  );
});

test("the calendar link stays while scores arrive", () => {
  const fixture = { opponent: "drift", type: "POOL", date: "2026-06-13" };
  const games = [{ ...fixture, score: { us: 15, them: 8 } }, fixture];
  const withScore = openSources(withTournaments({ "2026-fog-bowl": { games } }));
  const { calendar } = tournamentBody(withScore, "2026-fog-bowl");
  expect(calendar).toBe("/tournaments/2026-fog-bowl/calendar.ics");
});

/** Calendar link of an upcoming tournament on a site published on this day. */
function calendarAt(day: string): string | undefined {
  const published = openSources(loadContent(), undefined, { publishedAt: Date.parse(day) });
  return tournamentBody(published, "2026-regionals").calendar;
}

test("a calendar is offered until the tournament is over, even without games", () => {
  expect(calendarAt("2026-09-01T12:00Z")).toBe("/tournaments/2026-regionals/calendar.ics");
  expect(calendarAt("2027-02-01T12:00Z")).toBeUndefined();
});

/** Whether a played tournament of June 14 and 15 is an island in a build at that time. */
function isOn(day: string): boolean {
  const publishedAt = Date.parse(day);
  const published = openSources(loadContent(), undefined, { publishedAt });
  return tournamentBody(published, "2025-fog-bowl").isOn;
}

test("a page is an island only until its last day is over", async () => {
  expect(select(await pageAt("/tournaments/2024-fog-bowl"), "[data-island]")).toEqual([]);
  expect(select(await pageAt("/tournaments/2026-fog-bowl"), "[data-island]")).toHaveLength(1);
  // Its last score stands already.
  expect([isOn("2025-06-15T20:00Z"), isOn("2025-06-17T12:00Z")]).toEqual([true, false]);
});

test("a tournament without games says so, with its remark", () => {
  expect(loadTournament("2024-equinox").notices).toEqual([
    "No games in the record.",
    "Cancelled: the ferry did not sail.",
  ]);
});

test("a page names the time zone only of times that it shows", async () => {
  expect(texts(await pageAt("/tournaments/2024-fog-bowl"), "dd")[0]).toMatch(/Times in Eastern/);
  expect(texts(await pageAt("/tournaments/2024-equinox"), "dd")[0]).not.toMatch(/Times in/);
});

test("an unsanctioned tournament says that it does not count", () => {
  expect(loadTournament("2025-scrimmage").notices).toEqual([
    "Not sanctioned, so it doesn’t count in any record.",
  ]);
});

test("a canceled tournament says so, and not that it has no games", () => {
  const club = withTournaments({ "2024-equinox": { cancelled: true, remark: undefined } });
  const { notices } = tournamentBody(openSources(club), "2024-equinox");
  expect(notices).toEqual(["Canceled"]);
});

test("a tournament lists the years in which it was played, if there is another one", () => {
  const years = loadTournament("2026-fog-bowl").years.map(
    ({ year, record }) => `${year} ${record && recordText(record)}`,
  );
  expect(years).toEqual(["2024 2–1", "2025 2–0–1"]);
  expect(loadTournament("2025-one-day").years).toEqual([]);
});

test("a stream is linked until the tournament is over", () => {
  const stream = "https://stream.example/live";
  const withStream = openSources(
    withTournaments({ "2026-fog-bowl": { stream }, "2024-fog-bowl": { stream } }),
  );
  const findStream = (id: string) => tournamentBody(withStream, id).stream;
  expect(findStream("2026-fog-bowl")).toBe(stream);
  expect(findStream("2024-fog-bowl")).toBeUndefined();
});

test("a tournament without dates has no page, others have one", () => {
  const addresses = listAddresses(sitePages(sources));
  expect(addresses).toContain("/tournaments/2026-spring");
  expect(addresses).not.toContain("/tournaments/2026-someday");
});

test.each([
  [
    "2025-regionals",
    "Côte Sauvage finished 1st at the 2025 Regionals in Devens. 2 games against 2 opponents, with every score.",
    "Event poster: Regionals 2025, Côte Sauvage, 2–0, 1st.",
  ],
  [
    "2025-scrimmage",
    "Côte Sauvage at the 2025 Dune Scrimmage in Truro from April 12, 2025: 1 game against 1 opponent, with every score.",
    "Event poster: Dune Scrimmage 2025, Côte Sauvage, 0–1.",
  ],
  [
    "2024-equinox",
    "Côte Sauvage at the 2024 Equinox Open in Saint John from September 21, 2024: no games on record.",
    "Event poster: Equinox Open 2024, Côte Sauvage.",
  ],
  [
    "2026-fog-bowl",
    "Côte Sauvage at the 2026 Fog Bowl in Eastport from June 13, 2026: 3 games against 2 opponents.",
    "Event poster: Fog Bowl 2026, Côte Sauvage.",
  ],
])(
  "the description of %s says where it was and how it ended, and its card, too",
  (id, text, alt) => {
    const { head, card } = route.load(sources, { id });
    expect([head.description, card?.alt]).toEqual([text, alt]);
  },
);
