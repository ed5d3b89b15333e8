import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Season } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { listAddresses } from "#app/site/routing/site-page.ts";
import { sitePages } from "#app/site/routing/site-pages.ts";
import { groupTeammates } from "#app/record/figures.ts";
import { route } from "./load.ts";

const sources = openSources(loadContent());

function player(id: string) {
  return route.load(sources, { id }).data;
}

test("a person has her seasons on the team, with her role", () => {
  const { facts, seasons } = player("o");
  expect(facts).toEqual([
    { label: "Position", value: "Cutter" },
    { label: "Seasons", value: "3 of 5", note: "2024–2026" },
    { label: "Captain", value: "1 season", note: "2025" },
  ]);
  expect(seasons.map(({ season, role }) => [season.year, role])).toEqual([
    [2024, undefined],
    [2025, "Captain"],
    [2026, undefined],
  ]);
});

test("previous and next lead through her last roster", () => {
  const members = sources.record.seasons.find(({ year }) => year === 2026)?.members ?? [];
  const ids = members.map(({ person }) => person.id);
  const [first, second, third] = ids;
  expect(player(second ?? "")).toMatchObject({ previous: { id: first }, next: { id: third } });
  expect(player(first ?? "").previous).toBeUndefined();
});

test("teammates are grouped by shared seasons, each listed once", () => {
  const { mates } = player("o");
  const groups = [...mates.open, ...mates.rest];
  expect(groups.map(({ count, people }) => `${count}: ${people.length}`)).toEqual([
    "3: 7",
    "2: 4",
    "1: 30",
  ]);
  expect(mates.count).toBe(41);
});

test("the teammate relation is mutual", () => {
  for (const person of sources.record.people.values()) {
    for (const { seasons, people } of groupTeammates(person)) {
      for (const mate of people) {
        const back = groupTeammates(mate).find((group) => group.people.includes(person));
        expect(back?.seasons, `${mate.id} and ${person.id}`).toBe(seasons);
      }
    }
  }
});

test("Badge Quest on a person’s page has her place, her badges and those she created", () => {
  const { quest } = player("o");
  expect(quest?.editions).toMatchObject([
    { year: 2025, place: 1, badges: 4, note: "among 12 people", inQuest: {} },
  ]);
  expect(quest?.badges.map(({ title, times }) => `${title} ${times}`)).toEqual([
    "Low Tide 2",
    "Bucket List of Encouragement 1",
    "Fifty Plates 1",
  ]);
  expect(quest?.made.map(({ title }) => title)).toEqual(["Low Tide", "Fifty Plates"]);
});

test("a person without a number, badges and songs has a complete page", () => {
  const { number, quest, plates, songs, facts } = player("quill");
  expect([number, quest, plates, songs]).toEqual(["", undefined, [], []]);
  expect(facts[0]).toEqual({ label: "Position", value: "Cutter" });
});

test("a coach is not listed as a former player", () => {
  const { facts, seasons } = player("brandt");
  expect(facts).toEqual([
    { label: "Position", value: "Coach" },
    { label: "Seasons", value: "2 of 5", note: "2024–2025" },
  ]);
  expect(seasons.map(({ season, role }) => [season.year, role])).toEqual([
    [2024, "Coach"],
    [2025, "Coach"],
  ]);
});

test("a person who opted out has no page, or one under a neutral URL", () => {
  const addresses = listAddresses(sitePages(sources));
  expect(addresses).toContain("/players/o");
  expect(addresses).not.toContain("/players/hidden");
  expect(addresses).not.toContain("/players/initials");
  expect(player("p-2e59").person).toMatchObject({ first: "O.", last: "Q." });
});

test("a season has its record and its finish, if published", () => {
  expect(player("alder").seasons.map(({ season: { record, finish } }) => [record, finish])).toEqual(
    [
      ["3–2", "T5th Regionals"],
      ["4–2", "1st Regionals"],
      ["2–1", undefined],
      [undefined, undefined],
    ],
  );
});

test.each([
  ["alder", ["4: 2", "3: 5"], ["2: 4", "1: 30"]],
  ["brandt", ["2: 10"], ["1: 31"]],
  ["gorse", ["1: 40"], []],
])("%s has about ten teammates expanded, and later groups collapsed", (id, open, rest) => {
  const { mates } = player(id);
  const sizes = [mates.open, mates.rest].map((groups) =>
    groups.map(({ count, people }) => `${count}: ${people.length}`),
  );
  expect(sizes).toEqual([open, rest]);
});

test("a playing coach has both roles in her facts; a coach has only hers", () => {
  expect(player("brandt").facts.map(({ label }) => label)).toEqual(["Position", "Seasons"]);
  const content = loadContent();
  const seasons = content.seasons.map((season): Season => {
    const { roster } = season;
    if (roster?.year !== 2026) return season;
    return { ...season, roster: { ...roster, coaches: ["alder"] } };
  });
  const { data } = route.load(openSources({ ...content, seasons }), { id: "alder" });
  expect(data.facts.map(({ label, note }) => [label, note])).toEqual([
    ["Position", undefined],
    ["Seasons", "2024–2027"],
    ["Captain", "2024"],
    ["Coach", "2026"],
  ]);
  expect(data.seasons.find(({ season }) => season.year === 2026)?.role).toBe("Coach");
});

test("a year with published totals only has her place and no count", () => {
  const content = loadContent();
  const { badgeQuest } = content;
  const editions = new Map([...badgeQuest.editions].filter(([year]) => year !== 2024));
  const past = openSources({ ...content, badgeQuest: { ...badgeQuest, editions } });
  expect(route.load(past, { id: "gorse" }).data.quest?.editions).toEqual([
    {
      title: "Badge Quest 2024",
      year: 2024,
      place: 1,
      note: "that year’s counts weren’t kept",
      inQuest: undefined,
    },
  ]);
  expect(player("gorse").quest?.editions.map(({ year, place }) => [year, place])).toEqual([
    [2024, 1],
  ]);
});

test("a guest with badges has a place but is not on the roster", () => {
  const content = loadContent();
  const { badgeQuest } = content;
  const editions = new Map(
    Array.from(badgeQuest.editions, ([year, edition]) => [
      year,
      year === 2025
        ? {
            ...edition,
            awards: edition.awards.map((award) => ({ ...award, player: "heather" })),
          }
        : edition,
    ]),
  );
  const open = openSources({ ...content, badgeQuest: { ...badgeQuest, editions } });
  const [edition] = route.load(open, { id: "heather" }).data.quest?.editions ?? [];
  expect(edition).toMatchObject({
    place: 1,
    badges: 10,
    note: "among 13 people, not on the 2025 roster",
  });
});

const describe = (id: string) => route.load(sources, { id }).head.description;

test("a person’s description says what she did, for whom and when", () => {
  expect(describe("alder")).toMatch(
    /^Ada Alder played handler for Côte Sauvage from 2024 to 2027\. /,
  );
  expect(describe("brandt")).toMatch(/^Gudrun Brandt coached Côte Sauvage from 2024 to 2025\. /);
});
