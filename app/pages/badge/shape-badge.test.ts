import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { fullName } from "#app/domain/full-name.ts";
import { openSources } from "#app/routes/sources.ts";
import * as badgeFacts from "#words/facts/badge.ts";
import * as words from "#words/pages/badge.ts";
import { route } from "./load.ts";

const sources = openSources(loadContent());

function loadBadge(slug: string) {
  return route.load(sources, { slug }).data;
}

test("everyone who earned a badge is listed by edition, most often first", () => {
  const { editions } = loadBadge("low-tide");
  expect(
    editions.map(({ year, note, earners }) => [
      year,
      note,
      earners.map(({ count, people }) => `${count}: ${people.map(fullName).join(", ")}`),
    ]),
  ).toEqual([
    [2025, "3 times by 2 people", ["2: Li O", "1: Begoña Núñez"]],
    [2024, "2 times by 2 people", ["1: Cleo Cedar, Gwen Gorse"]],
  ]);
});

test("the figures of a badge say how often it was earned, how rare it is, and who had it first", () => {
  const figures = loadBadge("low-tide").figures.map(({ label, value, note, person }) =>
    [label, value, note, person && fullName(person)].join("|"),
  );
  expect(figures).toEqual([
    "Earned|5|times, in 2024 and 2025|",
    "Roster of 2025|17%|2 of 12 people. The 2nd most widespread of 6 badges, tied with 1 other.|",
    "First on record|July 3, 2024|by|Gwen Gorse",
  ]);
});

test("a badge earned once uses the singular", () => {
  const [earned] = loadBadge("good-neighbor").figures;
  expect([earned?.value, earned?.note]).toEqual(["1", "time, in 2025"]);
});

const listRelated = (slug: string) => loadBadge(slug).related.map(({ id }) => id);

test("a badge links others of its core value, from any edition", () => {
  expect(listRelated("low-tide")).toEqual(["FIFTY_PLATES"]);
  // Old Hat is of 2024, Good Neighbor of 2025.
  expect(listRelated("old-hat")).toEqual(["GOOD_NEIGHBOR"]);
});

test("an unearned badge says so", () => {
  expect(loadBadge("unwon").editions).toMatchObject([
    { note: "Not earned by anyone.", earners: [] },
  ]);
});

test("previous and next lead through badges whose newest edition is the same", () => {
  const ids = ["LOW_TIDE", "BUCKET_LIST", "KNOTTY", "GOOD_NEIGHBOR", "FIFTY_PLATES", "UNWON"];
  for (const [place, id] of ids.entries()) {
    expect(loadBadge(badgeSlug(id)).previous?.id).toBe(ids[place - 1]);
    expect(loadBadge(badgeSlug(id)).next?.id).toBe(ids[place + 1]);
  }
  // The only badge that was not used after 2024.
  expect(loadBadge("old-hat").previous).toBeUndefined();
  expect(loadBadge("old-hat").next).toBeUndefined();
});

test("a badge’s weeks count only this badge, over the whole edition", () => {
  // The figures are by core value; Low Tide is of the first one.
  const { weeks } = loadBadge("low-tide");
  expect(weeks?.year).toBe(2025);
  expect(weeks?.weeks.map(({ label, values }) => `${label} ${values.join("")}`)).toEqual([
    "Jun 30 1000",
    "Jul 7 2000",
    "Jul 14 0000",
    "Jul 21 0000",
    "Jul 28 0000",
  ]);
});

test("an unearned badge has no weeks", () => {
  expect(loadBadge("unwon").weeks).toBeUndefined();
});

test("a badge links Badge Quest with the newest edition that has it, which is the default in 2025", () => {
  expect(loadBadge("low-tide").inQuest).toEqual({});
  expect(loadBadge("old-hat").inQuest).toEqual({ edition: "2024" });
});

test.each([
  ["old-hat", "2%", "1 of 41 people. The rarest of 3 badges, tied with 1 other."],
  ["fifty-plates", "25%", "3 of 12 people. The most widespread of 6 badges."],
])("the share of the roster says how rare %s is", (slug, value, note) => {
  const share = loadBadge(slug).figures.find(({ label }) => label.startsWith("Roster"));
  expect(share).toMatchObject({ value, note });
});

test("a badge names the editions in whose set it is", () => {
  expect(loadBadge("low-tide").sets).toBe("In the sets of 2024 and 2025");
  expect(loadBadge("old-hat").sets).toBe("In the set of 2024");
});

test.each([
  { known: "2025", setOf2025: ["LOW_TIDE"], sets: "Not in the set of 2025" },
  { known: "no year", setOf2025: [], sets: "" },
])("where the set of $known is known, Old Hat in none is “$sets”", ({ setOf2025, sets }) => {
  const { badgeQuest, ...content } = loadContent();
  const editions = Array.from(badgeQuest.editions, ([year, edition]) => {
    const activated = year === 2025 ? setOf2025 : [];
    return [year, { ...edition, activated, newest: [], awards: [] }] as const;
  });
  const club = { ...content, badgeQuest: { ...badgeQuest, editions: new Map(editions) } };
  expect(route.load(openSources(club), { slug: "old-hat" }).data.sets).toBe(sets);
});

test("the title of a page calls it a badge, unless its name does", () => {
  expect(route.load(sources, { slug: "low-tide" }).head.title).toMatch(/^Low Tide badge · /);
  expect(words.aBadge("Bonding Badge")).toBe("Bonding Badge");
});

test("the description of a badge’s page is a sentence", () => {
  const { description } = route.load(sources, { slug: "low-tide" }).head;
  expect(description).toMatch(/by 2 people\.$/);
});

test("a badge that one person earned was earned once, twice or so many times", () => {
  expect([1, 2, 3].map((times) => badgeFacts.timesBy(times, 1))).toEqual([
    "once, by one person",
    "twice, by one person",
    "3 times, by one person",
  ]);
});
