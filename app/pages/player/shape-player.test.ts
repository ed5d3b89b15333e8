import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { openSources } from "#app/pages/shared/sources.ts";
import { addressesOf } from "#app/site/routing/site-page.ts";
import { sitePages } from "#app/site/routing/site-pages.ts";
import { teammatesOf } from "#app/content/record/figures.ts";
import { route } from "./load.ts";

const sources = openSources(loadContent());

function player(id: string) {
  return route.load(sources, { id }).data;
}

test("a person has the seasons that she was on the team, with her role", () => {
  const { facts, seasons } = player("o");
  expect(facts).toEqual([
    { label: "Position", value: "Cutter" },
    { label: "Seasons", value: "3 of 5", note: "2024–2026" },
    { label: "Captain", value: "1 season", note: "2025" },
  ]);
  expect(seasons.map(({ year, as }) => `${year} ${as}`)).toEqual([
    "2024 player",
    "2025 captain",
    "2026 player",
  ]);
});

test("her neighbors stand before and after her on her last roster", () => {
  const members = sources.record.seasons.find(({ year }) => year === 2026)?.members ?? [];
  const ids = members.map(({ person }) => person.id);
  const [first, second, third] = ids;
  expect(player(second ?? "")).toMatchObject({ previous: { id: first }, next: { id: third } });
  expect(player(first ?? "").previous).toBeUndefined();
});

test("teammates are grouped by shared seasons, each person once", () => {
  const { mates } = player("o");
  const groups = [...mates.open, ...mates.rest];
  expect(groups.map(({ count, people }) => `${count}: ${people.length}`)).toEqual([
    "3: 7",
    "2: 4",
    "1: 30",
  ]);
  expect(mates.count).toBe(41);
});

test("to be a teammate is mutual", () => {
  for (const person of sources.record.people.values()) {
    for (const { seasons, people } of teammatesOf(person)) {
      for (const mate of people) {
        const back = teammatesOf(mate).find((group) => group.people.includes(person));
        expect(back?.seasons, `${mate.id} and ${person.id}`).toBe(seasons);
      }
    }
  }
});

test("Badge Quest of a person has her place, her badges and those she thought of", () => {
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

test("somebody without a number, without badges, without songs is whole", () => {
  const { number, quest, plates, songs, facts } = player("quill");
  expect([number, quest, plates, songs]).toEqual(["", undefined, [], []]);
  expect(facts[0]).toEqual({ label: "Position", value: "Cutter" });
});

test("a coach is no former player", () => {
  const { facts, seasons } = player("brandt");
  expect(facts).toEqual([
    { label: "Position", value: "Coach" },
    { label: "Seasons", value: "2 of 5", note: "2024–2025" },
  ]);
  expect(seasons.filter(({ as }) => as === "coach").map(({ year }) => year)).toEqual([2024, 2025]);
});

test("who asked for it has no page, or one under an address that gives nothing away", () => {
  const addresses = addressesOf(sitePages(sources));
  expect(addresses).toContain("/players/o");
  expect(addresses).not.toContain("/players/hidden");
  expect(addresses).not.toContain("/players/initials");
  expect(player("p-2e59").name).toEqual({ first: "O.", last: "Q." });
});
