import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Season } from "#app/content/content.ts";
import { openSources } from "#app/routes/sources.ts";
import { listAddresses } from "#app/site/site-page.ts";
import { sitePages } from "#app/site/site-pages.ts";
import { groupTeammates } from "#app/record/figures.ts";
import { route } from "./load.ts";

const sources = openSources(loadContent());

function loadPlayer(id: string) {
  return route.load(sources, { id }).data;
}

test("a person has her seasons on the team, with her role", () => {
  const { facts, seasons } = loadPlayer("o");
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
  expect(loadPlayer(second ?? "")).toMatchObject({ previous: { id: first }, next: { id: third } });
  expect(loadPlayer(first ?? "").previous).toBeUndefined();
});

test("teammates are grouped by shared seasons, each listed once", () => {
  const { mates } = loadPlayer("o");
  const groups = [...mates.open, ...mates.rest];
  expect(groups.map(({ count, people }) => `${count}: ${people.length}`)).toEqual([
    "3: 7",
    "2: 4",
    "1: 30",
  ]);
  expect(mates.count).toBe(41);
});

test("two teammates have each other on their pages, with the same number of shared seasons", () => {
  let pairs = 0;
  for (const person of sources.record.people.values()) {
    for (const { seasons, people } of groupTeammates(person)) {
      for (const mate of people) {
        const back = groupTeammates(mate).find((group) => group.people.includes(person));
        expect(back?.seasons, `${mate.id} and ${person.id}`).toBe(seasons);
        pairs += 1;
      }
    }
  }
  expect(pairs).toBeGreaterThan(0);
});

test("Badge Quest on a person’s page has her place, her badges and those she created", () => {
  const { quest } = loadPlayer("o");
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

test("a person without a number, badges, plates and songs has a page without them", () => {
  const { number, quest, plates, songs, facts } = loadPlayer("quill");
  expect([number, quest, plates, songs]).toEqual(["", undefined, [], []]);
  expect(facts[0]).toEqual({ label: "Position", value: "Cutter" });
});

test("a coach has the position and the seasons of a coach, and no years as a player", () => {
  const { facts, seasons } = loadPlayer("brandt");
  expect(facts).toEqual([
    { label: "Position", value: "Coach" },
    { label: "Seasons", value: "2 of 5", note: "2024–2025" },
  ]);
  expect(seasons.map(({ season, role }) => [season.year, role])).toEqual([
    [2024, "Coach"],
    [2025, "Coach"],
  ]);
});

const addresses = listAddresses(sitePages(sources));

test("a person who is not shown has no page", () => {
  expect(addresses).toContain("/players/o");
  expect(addresses).not.toContain("/players/hidden");
});

test("a person shown by initials has a page under a neutral address, without her id", () => {
  expect(addresses).toContain("/players/p-2e59");
  expect(addresses).not.toContain("/players/initials");
  expect(loadPlayer("p-2e59").person).toMatchObject({ first: "O.", last: "Q." });
});

test("a season has its record and its finish, if published", () => {
  expect(
    loadPlayer("alder").seasons.map(({ season: { record, finish } }) => [record, finish]),
  ).toEqual([
    ["3–2", "T5th Regionals"],
    ["4–2", "1st Regionals"],
    ["2–1", undefined],
    [undefined, undefined],
  ]);
});

test.each([
  ["alder", ["4: 2", "3: 5"], ["2: 4", "1: 30"]],
  ["brandt", ["2: 10"], ["1: 31"]],
  ["gorse", ["1: 40"], []],
])(
  "of the teammates of %s, grouped by shared seasons, the first groups of some ten people are open",
  (id, open, rest) => {
    const { mates } = loadPlayer(id);
    const sizes = [mates.open, mates.rest].map((groups) =>
      groups.map(({ count, people }) => `${count}: ${people.length}`),
    );
    expect(sizes).toEqual([open, rest]);
  },
);

test("a player who also coached has both roles in her facts", () => {
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

test("in an edition of which only totals are published, a person has a place and no count", () => {
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
});

test("a guest with badges has a place among all, with a note that she is not on the roster", () => {
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

const describePerson = (id: string) => route.load(sources, { id }).head.description;

test("a person’s description says what she did, for whom and when", () => {
  expect(describePerson("alder")).toMatch(
    /^Ada Alder played handler for Côte Sauvage from 2024 to 2027\. /,
  );
  expect(describePerson("brandt")).toMatch(
    /^Gudrun Brandt coached Côte Sauvage from 2024 to 2025\. /,
  );
});
