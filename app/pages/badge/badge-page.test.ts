import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { openSources } from "#app/routes/sources.ts";
import { withEditions } from "#tests/support/changed-club.ts";
import { attribute, readText, select } from "#tests/support/html.ts";
import { figuresOf, openPages, pageAt, texts } from "#tests/support/page-at.ts";
import { clubWith } from "#tests/support/whole-site.ts";
import * as words from "#words/facts.ts";
import { route } from "./load.ts";

const sources = openSources(loadContent());

test("everyone who earned a badge is listed by edition, most often first", async () => {
  const page = await pageAt("/badges/low-tide");
  const [newest, oldest] = select(page, 'section[aria-labelledby^="earned-"]');
  expect(newest && readText(newest)).toMatch(
    /^Tide Quest 2025 ?3 times by 2 people ?2 times ?Li O ?1 time ?Begoña Núñez$/,
  );
  expect(oldest && readText(oldest)).toMatch(
    /^Tide Quest 2024 ?2 times by 2 people ?1 time ?Cleo Cedar ?Gwen Gorse$/,
  );
});

test("the figures of a badge say how often it was earned, how rare it is, and who had it first", async () => {
  expect(figuresOf(await pageAt("/badges/low-tide"))).toEqual([
    "Earned | 5 | times, in 2024 and 2025",
    "Roster of 2025 | 17% | 2 of 12 people. The 2nd most widespread of 6 badges, tied with 1 other.",
    "First on record | July 3, 2024 | by Gwen Gorse",
  ]);
});

test("a badge earned once uses the singular", async () => {
  expect(figuresOf(await pageAt("/badges/good-neighbor"))[0]).toBe("Earned | 1 | time, in 2025");
});

test.each([
  ["old-hat", "2%", "1 of 41 people. The rarest of 3 badges, tied with 1 other."],
  ["fifty-plates", "25%", "3 of 12 people. The most widespread of 6 badges."],
])("the share of the roster says how rare %s is", async (slug, value, note) => {
  expect(figuresOf(await pageAt(`/badges/${slug}`))[1]).toMatch(
    new RegExp(`^Roster of \\d+ \\| ${value} \\| ${note}$`),
  );
});

test("an unearned badge says so, once, and has no weeks", async () => {
  const page = await pageAt("/badges/unwon");
  expect(texts(page, "section p")).toEqual(["Not earned by anyone."]);
});

test("previous and next lead through badges whose newest edition is the same", async () => {
  const page = await pageAt("/badges/knotty");
  const steps = select(page, "main a[rel]").map((link) => attribute(link, "href"));
  expect(steps).toEqual(["/badges/bucket-list", "/badges/good-neighbor"]);
  // The only badge that was not used after 2024.
  expect(select(await pageAt("/badges/old-hat"), "main a[rel]")).toEqual([]);
});

test("ten awards of a badge in an edition are charted by week, without those of other badges", async () => {
  expect(texts(await pageAt("/badges/low-tide"), "table")).toEqual([]);
  const awards = Array.from(
    { length: 7 },
    (_, day) => `LOW_TIDE,nunez,2025-07-1${day},09:00,EDT,,`,
  );
  const busy = clubWith("", (text) =>
    text.replace(/^(LOW_TIDE,nunez,2025.*)$/m, `$1\n${awards.join("\n")}`),
  );
  const page = await openPages(busy)("/badges/low-tide");
  expect(texts(page, "table tr")).toEqual([
    "Week ofBrain",
    "Jun 301",
    "Jul 76",
    "Jul 143",
    "Jul 210",
    "Jul 280",
    "All10",
  ]);
});

test.each([
  ["low-tide", "/badgequest?view=badge&badge=LOW_TIDE"],
  ["old-hat", "/badgequest?edition=2024&view=badge&badge=OLD_HAT"],
])("%s links the newest edition of Badge Quest that has it", async (slug, href) => {
  const links = select(await pageAt(`/badges/${slug}`), 'main a[href^="/badgequest?"]');
  expect(links.map((link) => attribute(link, "href"))).toEqual([href]);
});

test.each([
  ["low-tide", "In the sets of 2024 and 2025"],
  ["old-hat", "In the set of 2024"],
])("%s names the editions in whose set it is", async (slug, sets) => {
  expect(texts(await pageAt(`/badges/${slug}`), "main p > span")).toContain(sets);
});

test.each([
  { known: "2025", setOf2025: ["LOW_TIDE"], sets: ["Not in the set of 2025"] },
  { known: "no year", setOf2025: [], sets: [] },
])("where the set of $known is known, Old Hat in none is $sets", async ({ setOf2025, sets }) => {
  const empty = { activated: [], newest: [], awards: [] };
  const club = withEditions({ 2024: empty, 2025: { ...empty, activated: setOf2025 } });
  const sources = openSources(club);
  const page = await openPages(sources)("/badges/old-hat");
  expect(texts(page, "main p > span").filter((text) => text.includes("set"))).toEqual(sets);
  const { description } = route.load(sources, { slug: "old-hat" }).head;
  expect(description).toContain("It isn’t in any set on record.");
});

test("the title of a page calls it a badge", () => {
  expect(route.load(sources, { slug: badgeSlug("LOW_TIDE") }).head.title).toMatch(
    /^Low Tide badge · /,
  );
});

test("the description of a badge’s page is a sentence", () => {
  const { description } = route.load(sources, { slug: "low-tide" }).head;
  expect(description).toMatch(/by 2 people\.$/);
});

test("a badge that one person earned was earned once, twice or so many times", () => {
  expect([1, 2, 3].map((times) => words.timesBy(times, 1))).toEqual([
    "once, by one person",
    "twice, by one person",
    "3 times, by one person",
  ]);
});
