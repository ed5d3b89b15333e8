import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { groupEarners, readLog, countByValue, countByWeek } from "./log-queries.ts";
import type { QuestLog } from "./shape-log.ts";

const badge = (id: string, value: string) => {
  return { id: brandId<"badge">(id), title: id, value, times: 2 };
};
const rak = badge("RAK", "Character");
const plates = { ...badge("PLATES", "Brain"), onMap: true as const };
const person = (id: string) => {
  return { id: brandId<"person">(id), first: "A", last: id, badges: 0, place: 1 };
};
const [ek, alder, ivy] = [person("ek"), person("alder"), person("ivy")];

const values = ["Brain", "Effort", "Skill", "Character"];
const weeks = [
  { label: "Jul 7", values: [] },
  { label: "Jul 14", values: [] },
];
const quest = { people: [ek, alder, ivy], badges: [rak, plates] };

const log: QuestLog = {
  days: [
    { day: "today", week: 1, awards: [{ badge: 1, person: 1, time: "noon", note: "Ohio" }] },
    { day: "yesterday", week: 1, awards: [{ badge: 0, person: 1 }] },
    {
      day: "last week",
      week: 0,
      awards: [
        { badge: 1, person: 0, note: "nowhere" },
        { badge: 0, person: 1 },
        { badge: 0, person: 2 },
      ],
    },
  ],
  plates: { Ohio: "OH" },
};

const findAwards = (someone: typeof ek) =>
  readLog(quest, log).filter((award) => award.person === someone);
const awardsFor = (badge: typeof rak) =>
  readLog(quest, log).filter((award) => award.badge === badge);

test("a person’s awards are sorted newest first", () => {
  const hers = findAwards(alder);
  expect(hers.map(({ badge, when, note }) => [badge.id, when, note])).toEqual([
    ["PLATES", "today, noon", "Ohio"],
    ["RAK", "yesterday", undefined],
    ["RAK", "last week", undefined],
  ]);
  expect(countByValue(hers, values)).toEqual([1, 0, 0, 2]);
});

test("only a note with a plate links to the map", () => {
  expect(awardsFor(plates).map(({ plate }) => plate)).toEqual(["OH", undefined]);
  expect(awardsFor(rak).every(({ plate }) => plate === undefined)).toBe(true);
});

test("a badge’s top earners come first, ties by name, as on the badge’s page", () => {
  const people = awardsFor(plates);
  expect(groupEarners(people)).toEqual([{ count: 1, people: [alder, ek] }]);
  expect(groupEarners(awardsFor(rak)).map(({ count }) => count)).toEqual([2, 1]);
});

test("a person’s weeks are all weeks of the edition, including empty ones", () => {
  expect(countByWeek(weeks, findAwards(alder), values)).toEqual([
    { label: "Jul 7", values: [0, 0, 0, 1] },
    { label: "Jul 14", values: [1, 0, 0, 1] },
  ]);
  expect(countByWeek(weeks, findAwards(ivy), values)[1]).toEqual({
    label: "Jul 14",
    values: [0, 0, 0, 0],
  });
});

test("an entry with an unknown person or badge is skipped", () => {
  const damaged: QuestLog = {
    ...log,
    days: [
      {
        day: "today",
        week: 0,
        awards: [
          { badge: 9, person: 0 },
          { badge: 0, person: 9 },
        ],
      },
    ],
  };
  expect(readLog(quest, damaged)).toEqual([]);
});
