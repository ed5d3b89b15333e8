import { expect, test } from "vitest";
import {
  attribute,
  type HtmlDocument,
  readName,
  readText,
  select,
  withAncestors,
} from "#tests/support/html.ts";
import { named, pageAt, texts } from "#tests/support/page-at.ts";

/** The main panel: stats, a person or a badge. */
function panel(page: HtmlDocument) {
  const [, shown] = withAncestors(named(page, "nav", "Badge Quest"));
  if (shown === undefined) throw new Error("No panel is shown.");
  return shown;
}
const readPanel = async (query: string) => readText(panel(await pageAt(`/badgequest?${query}`)));
const readHeadings = (page: HtmlDocument) => texts(panel(page), "h2");

test("the leaderboard ranks everyone, and equal counts tie", async () => {
  const page = await pageAt("/badgequest");
  const rows = select(named(page, "section", "Leaderboard"), "a").map((row) => readName(row, page));
  expect(rows.slice(0, 5)).toEqual([
    "1st placeLi O4 badges",
    "2nd placeBegoña Núñez2 badges",
    "2nd placeÅsa Åberg2 badges",
    "2nd placeO. Q.2 badges",
    "5th placeWilhelmina-Josephine Abernathy-Fitzwilliam0 badges",
  ]);
  expect(rows.map((row) => Number(/(\d+) badges$/.exec(row)?.[1]))).toEqual([
    4, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0,
  ]);
});

test("Team Stats come first: badges, participation, leaders, additions, and a table of weeks", async () => {
  const page = await pageAt("/badgequest");
  expect(texts(page, "h1")).toEqual(["Tide Quest 2025"]);
  expect(texts(panel(page), 'nav > a[aria-current="true"]')).toEqual(["Team Stats"]);
  expect(texts(panel(page), "dd").slice(0, 3)).toEqual(["10", "33%", "Li O 4 badges"]);
  const words = readText(panel(page));
  expect(words).toMatch(/Recently added.*Fifty Plates.*Never Yet/);
  const rows = texts(named(page, "table", /^Badges per week/), "tr");
  // A week, its badges by core value, and all of them.
  expect(rows).toEqual([
    "Week ofBrainEffortSkillCharacterAll",
    "Jun 3010001",
    "Jul 721205",
    "Jul 1400011",
    "Jul 2120002",
    "Jul 2810001",
    "All612110",
  ]);
});

test("the history has the published totals and leaders of former editions", async () => {
  const page = await pageAt("/badgequest");
  const editions = texts(panel(page), "li").filter((item) => item.startsWith("TQ"));
  expect(editions).toEqual([
    expect.stringMatching(/^TQ 20246 badges, 7% participation.*1st placeGwen Gorse/),
    expect.stringMatching(/^TQ 20232 badges, 100% participation.*1st place.*Abernathy-Fitzwilliam/),
  ]);
  // She is not in this edition.
  expect(attribute(named(page, "a", /Gwen Gorse/), "href")).toBe("/players/gorse");
});

test("badges say how often they were earned", async () => {
  const page = await pageAt("/badgequest");
  const links = select(named(page, "section", "Badges"), "li > a");
  expect(links.map((link) => readName(link, page))).toEqual([
    "Low Tide (earned 3 times)",
    "Bucket List of Encouragement (earned once)",
    "Knotty (earned 2 times)",
    "Good Neighbor (earned once)",
    "Fifty Plates (earned 3 times)",
    "Never Yet (not earned)",
  ]);
});

test("without a selection the details say where to select, and an unknown one or edition gets a notice", async () => {
  for (const [query, notice, hint] of [
    ["view=person&player=ghost", "“ghost” is not in", "select a user from the panel on the left."],
    ["view=badge&badge=GHOST", "“GHOST” is not in", "select a badge from the panel on the right."],
  ] as const) {
    const page = await pageAt(`/badgequest?${query}`);
    expect(readHeadings(page).join(" "), query).toContain(hint);
    expect(texts(page, "main")[0], query).toContain(notice);
  }
  const unknown = await pageAt("/badgequest?edition=1999");
  expect(texts(unknown, "main")[0]).toContain("There is no page for “1999”. This is 2025.");
  expect(texts(unknown, "h1")).toEqual(["Tide Quest 2025"]);
});

test("a person’s badges are counted in total, by kind and by week, each with its date", async () => {
  const page = await pageAt("/badgequest?view=person&player=o");
  const words = readText(panel(page));
  expect(words).toContain("4badges");
  expect(words).toContain("3of 6 kinds");
  expect(words).toContain("1st place");
  const links = select(panel(page), "a").map((link) => readName(link, page));
  expect(links.filter((name) => name.endsWith("(not earned)"))).toHaveLength(6 - 3);
  expect(words).toContain("Low TideJul 7th 2025, 12:01 amLow TideJul 6th 2025, 11:59 pm");
  expect(texts(named(page, "table", /^Week by week/), "tr").at(-1)).toBe("All314");
});

test.each([
  ["person", "Åsa Åberg"],
  ["badge", "Knotty"],
])(
  "of a selected person and badge the one in view is marked in its list: the %s",
  async (view, name) => {
    const page = await pageAt(`/badgequest?view=${view}&player=aberg&badge=KNOTTY`);
    expect(texts(page, 'main section [aria-current="true"]')).toEqual([
      expect.stringContaining(name),
    ]);
  },
);

test("a person’s details link her own page", async () => {
  const page = await pageAt("/badgequest?view=person&player=cedar");
  expect(attribute(named(page, "a", "Everything about Cleo"), "href")).toBe("/players/cedar");
});

test("a badge’s details are its rule, its creator, its earners, the dates and a link to all editions", async () => {
  const page = await pageAt("/badgequest?view=badge&badge=LOW_TIDE");
  const words = readText(panel(page));
  expect(words).toContain("Tell the time of low tide without looking.");
  expect(words).toContain("Created by Li O");
  expect(words).toContain("Earned by3 times by 2 people2 timesLi O1 timeBegoña Núñez");
  // She earned others.
  expect(words).not.toContain("Gudrun Brandt");
  const dated = texts(panel(page), "li").filter((item) => /2025, \d+:\d\d [ap]m$/.test(item));
  expect(dated).toEqual([
    "Begoña NúñezJul 8th 2025, 12:00 pm",
    "Li OJul 7th 2025, 12:01 am",
    "Li OJul 6th 2025, 11:59 pm",
  ]);
  expect(attribute(named(page, "a", "All editions"), "href")).toBe("/badges/low-tide");
});

test("an unearned badge says so, and so does one of another edition", async () => {
  expect(await readPanel("view=badge&badge=UNWON")).toContain("Not earned by anyone.");
  expect(await readPanel("view=badge&badge=OLD_HAT")).toContain("“OLD_HAT” is not in this edition");
});

test("in Tab order the views of the main panel come before its content", async () => {
  const page = await pageAt("/badgequest");
  const names = select(page, "main a").map((link) => readName(link, page));
  const views = names.indexOf("Team Stats");
  const before = names.slice(0, views).filter((name) => !/^20\d\d/.test(name));
  // The phone tabs are hidden on wide pages.
  expect(before).toEqual(["Home", "Leaderboard", "Badges", "Details", "Individual Details"]);
});
