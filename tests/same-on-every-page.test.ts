import { expect, test } from "vitest";
import { calendars } from "#app/calendar/calendars.ts";
import { openTables } from "#app/open-data/tables.ts";
import { route as opponent } from "#app/routes/opponent/opponent.route.ts";
import { route as badge } from "#app/routes/badge/badge.route.ts";
import { route as join } from "#app/routes/join/join.route.ts";
import { route as season } from "#app/routes/season/season.route.ts";
import { route as records } from "#app/routes/records/records.route.ts";
import { find } from "#app/search/find/find.ts";
import { makeFindable } from "#app/search/make-search.ts";
import { timeLimit } from "./support/time-limit.ts";
import { clubWith, shownBy } from "./support/whole-site.ts";

/** The invented club, whose only game at Low Tide One-Day was a forfeit: 21–20, a score that no other game has. */
const withForfeit = clubWith("", (text) =>
  text.replace("us: 9, them: 12", "us: 21, them: 20, forfeit: true"),
);

test(
  "every page and feed that shows the score of a forfeit names it",
  async () => {
    const all = await shownBy(withForfeit);
    const shown = all.filter((text) => text.includes("21–20"));
    expect(shown.length).toBeGreaterThanOrEqual(4);
    expect(shown.filter((text) => !text.includes("forfeit"))).toEqual([]);
    expect(all.find((text) => text.startsWith("/results "))).toContain("10:00 AM (forfeit)");
  },
  timeLimit(60_000),
);

test("calendars, search and open data name a forfeit", () => {
  const calendar = calendars(withForfeit.content, withForfeit.record, "https://club.example").get(
    "/calendar.ics",
  );
  expect(calendar?.replaceAll("\r\n ", "")).toContain("21–20 Portland Anchorage (forfeit)");
  const [games] = find(makeFindable(withForfeit), "anchorage low tide").groups;
  expect(games?.hits.map(({ entry }) => entry.says)).toEqual(["Sat, May 3 (forfeit)"]);
  const rows = openTables(withForfeit).find(({ name }) => name === "games")?.rows ?? [];
  expect(rows.filter(({ forfeit }) => forfeit === true).map(({ us }) => us)).toEqual([21]);
});

const oneGoalNote = (figures: readonly { label: string; note?: string }[]) =>
  figures.find(({ label }) => label === "One-goal games")?.note;

test("where a forfeit won by one is shown, the one-goal games say that it is not among them", () => {
  expect(oneGoalNote(opponent.load(withForfeit, { id: "anchorage" }).data.figures)).toBe(
    "none so far, not counting a forfeit",
  );
  expect(oneGoalNote(season.load(withForfeit, { year: "2025" }).data.figures)).toBe(
    "2 decided by one, not counting a forfeit",
  );
  expect(records.load(withForfeit, {}).data.close.note).toBe("4 games, not counting a forfeit");
});

test("captains stand in the order of the content, which need not be that of the roster", () => {
  const sources = clubWith("", (text) =>
    text.replace(/captains:\n {2}- nunez\n {2}- quill/, "captains: [quill, nunez]"),
  );
  expect(season.load(sources, { year: "2026" }).data.captains).toEqual(["quill", "nunez"]);
  expect(join.load(sources, {}).data.ask.people.map(({ name }) => name.id)).toEqual([
    "quill",
    "nunez",
  ]);
  const rows = openTables(sources).find(({ name }) => name === "seasons")?.rows ?? [];
  expect(rows.at(-1)?.["captains"]).toEqual(["quill", "nunez"]);
});

test("how rare a badge is counts the roster alone, like the share beside it", () => {
  const guest = clubWith("", (text) =>
    text.replace(/^(LOW_TIDE,nunez,.*)$/m, "$1\nKNOTTY,elder,2025-07-11,09:00,EDT,,"),
  );
  const { holders, editions } = badge.load(guest, { slug: "knotty" }).data;
  expect(editions[0]?.note).toBe("3 times by 3 people");
  expect([holders?.held, holders?.words]).toEqual([
    2,
    "of the roster of 2025. The 2nd most widespread of 6 badges, tied with 1 other.",
  ]);
});

test("a badge of no set on record is not said to have never been in use", () => {
  const sources = clubWith("", (text) =>
    text.replace("[LOW_TIDE, OLD_HAT,", "[LOW_TIDE,").replace(/^OLD_HAT,.*\n/gm, ""),
  );
  const { head, data } = badge.load(sources, { slug: "old-hat" });
  expect(data.figures).toEqual([
    { label: "Editions on record", value: "0", note: "not in the sets of 2024 and 2025" },
  ]);
  expect(head.description).toContain("It stands in no set on record.");
});
