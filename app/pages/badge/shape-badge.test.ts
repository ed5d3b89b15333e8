import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-quest.ts";
import { fullName } from "#app/domain/full-name.ts";
import { openSources } from "#app/routes/sources.ts";
import * as badgeFacts from "#words/facts/badge.ts";
import * as words from "#words/pages/badge.ts";
import { route } from "./load.ts";

const sources = openSources(loadContent());

function badge(slug: string) {
  return route.load(sources, { slug }).data;
}

test("everyone who earned a badge is listed by edition, most often first", () => {
  const { editions, figures } = badge("low-tide");
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
  expect(
    figures.map(({ label, value, note, person }) =>
      [label, value, note, person && fullName(person)].join("|"),
    ),
  ).toEqual([
    "Earned|5|times, in 2024 and 2025|",
    "Roster of 2025|17%|2 of 12 people. The 2nd most widespread of 6 badges, tied with 1 other.|",
    "First on record|July 3, 2024|by|Gwen Gorse",
  ]);
});

test("a badge earned once uses the singular", () => {
  const [earned] = badge("good-neighbor").figures;
  expect([earned?.value, earned?.note]).toEqual(["1", "time, in 2025"]);
});

test("a badge links others of its core value, from any edition", () => {
  expect(badge("low-tide").related).toMatchObject([{ title: "Fifty Plates" }]);
  const { related, sets } = badge("old-hat");
  expect(related.map(({ id }) => id)).toEqual(["GOOD_NEIGHBOR"]);
  expect(sets).toBe("In the set of 2024");
});

test("an unearned badge says so", () => {
  expect(badge("unwon").editions).toMatchObject([{ note: "Not earned by anyone.", earners: [] }]);
});

test("previous and next lead through badges last used in the same edition", () => {
  const ids = ["LOW_TIDE", "BUCKET_LIST", "KNOTTY", "GOOD_NEIGHBOR", "FIFTY_PLATES", "UNWON"];
  for (const [place, id] of ids.entries()) {
    expect(badge(badgeSlug(id)).previous?.id).toBe(ids[place - 1]);
    expect(badge(badgeSlug(id)).next?.id).toBe(ids[place + 1]);
  }
  expect(badge("old-hat").previous).toBeUndefined();
  expect(badge("old-hat").next).toBeUndefined();
});

test("a badge’s weeks count only this badge, over the whole edition", () => {
  const { weeks } = badge("low-tide");
  expect(weeks?.year).toBe(2025);
  expect(weeks?.weeks.map(({ label, values }) => `${label} ${values.join("")}`)).toEqual([
    "Jun 30 1000",
    "Jul 7 2000",
    "Jul 14 0000",
    "Jul 21 0000",
    "Jul 28 0000",
  ]);
  expect(badge("unwon").weeks).toBeUndefined();
});

test("a badge links the newest edition that has it", () => {
  expect(badge("low-tide").inQuest).toEqual({});
  expect(badge("old-hat").inQuest).toEqual({ edition: "2024" });
});

test.each([
  ["old-hat", "2%", "1 of 41 people. The rarest of 3 badges, tied with 1 other."],
  ["fifty-plates", "25%", "3 of 12 people. The most widespread of 6 badges."],
])("the share of the roster says how rare %s is", (slug, value, note) => {
  const share = badge(slug).figures.find(({ label }) => label.startsWith("Roster"));
  expect(share).toMatchObject({ value, note });
});

test("a badge names its sets, and one without a set the known ones", () => {
  expect(badge("low-tide").sets).toBe("In the sets of 2024 and 2025");
  expect(badge("old-hat").sets).toBe("In the set of 2024");
  const content = loadContent();
  const describeSets = (change: (year: number) => readonly string[]) => {
    const editions = Array.from(
      content.badgeQuest.editions,
      ([year, edition]) =>
        [year, { ...edition, activated: change(year), newest: [], awards: [] }] as const,
    );
    const badgeQuest = { ...content.badgeQuest, editions: new Map(editions) };
    return route.load(openSources({ ...content, badgeQuest }), { slug: "old-hat" }).data.sets;
  };
  expect(describeSets((year) => (year === 2025 ? ["LOW_TIDE"] : []))).toBe(
    "Not in the set of 2025",
  );
  expect(describeSets(() => [])).toBe("");
});

test("a badge is called one once, and its description ends with a period", () => {
  const { title, description } = route.load(sources, { slug: "low-tide" }).head;
  expect(title).toMatch(/^Low Tide badge · /);
  expect(description).toMatch(/by 2 people\.$/);
  expect(words.aBadge("Bonding Badge")).toBe("Bonding Badge");
});

test("one person earned a badge once or twice", () => {
  expect([1, 2, 3].map((times) => badgeFacts.timesBy(times, 1))).toEqual([
    "once, by one person",
    "twice, by one person",
    "3 times, by one person",
  ]);
});
