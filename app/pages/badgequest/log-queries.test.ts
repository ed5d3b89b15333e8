import { expect, test } from "vitest";
import { awardsOfBadge, awardsOfPerson, earnersOf, valuesOf, weeksOf } from "./log-queries.ts";
import type { Quest, QuestBadge, QuestLog, QuestPerson } from "./badgequest-data.ts";

const rak: QuestBadge = { id: "RAK", title: "RAK", value: "Character", times: 2 };
const plates: QuestBadge = { id: "PLATES", title: "Plates", value: "Brain", times: 2 };
const person = (id: string): QuestPerson => ({
  id,
  first: "A",
  last: id,
  badges: 0,
  place: 1,
});
const [ek, alder, ivy] = [person("ek"), person("alder"), person("ivy")];

const values = ["Brain", "Effort", "Skill", "Character"];

const quest: Quest = {
  title: "",
  year: 2019,
  roster: "",
  welcome: "",
  total: 5,
  participation: 100,
  leaders: [],
  firstPerson: "ek",
  people: [ek, alder, ivy],
  badges: [rak, plates],
  updates: [],
  otherBadges: 0,
  weeks: [
    { label: "Jul 7", values: [] },
    { label: "Jul 14", values: [] },
  ],
  values: [],
  newest: [],
  history: [],
};

const log: QuestLog = {
  entries: [
    [1, 1, 1, "today", "Ohio"],
    [0, 1, 1, "yesterday"],
    [1, 0, 0, "last week", "nowhere"],
    [0, 1, 0, "last week"],
    [0, 2, 0, "last week"],
  ],
  otherBadges: [],
  details: { PLATES: { onMap: true }, RAK: {} },
  plates: { Ohio: "OH" },
};

test("a person's awards are hers, newest first", () => {
  const hers = awardsOfPerson(quest, log, alder);
  expect(hers.map(({ badge, when, note }) => [badge.id, when, note])).toEqual([
    ["PLATES", "today", "Ohio"],
    ["RAK", "yesterday", undefined],
    ["RAK", "last week", undefined],
  ]);
  expect(valuesOf(hers, values)).toEqual([1, 0, 0, 2]);
});

test("only a note that names a plate leads to the map", () => {
  expect(awardsOfBadge(quest, log, plates).map(({ plate }) => plate)).toEqual(["OH", undefined]);
  expect(awardsOfBadge(quest, log, rak).every(({ plate }) => plate === undefined)).toBe(true);
});

test("who earned a badge most often comes first, equals by name, as on the page of the badge", () => {
  const people = awardsOfBadge(quest, log, plates);
  expect(earnersOf(people)).toEqual([
    {
      count: 1,
      people: [
        { id: "alder", name: "A alder", hasPage: true },
        { id: "ek", name: "A ek", hasPage: true },
      ],
    },
  ]);
  expect(earnersOf(awardsOfBadge(quest, log, rak)).map(({ count }) => count)).toEqual([2, 1]);
});

test("her weeks are all weeks of the edition, those without awards too", () => {
  expect(weeksOf(quest, log, alder, values)).toEqual([
    { label: "Jul 7", values: [0, 0, 0, 1] },
    { label: "Jul 14", values: [1, 0, 0, 1] },
  ]);
  expect(weeksOf(quest, log, ivy, values)[1]).toEqual({ label: "Jul 14", values: [0, 0, 0, 0] });
});

test("an entry of nobody or nothing known is left out", () => {
  const damaged: QuestLog = {
    ...log,
    entries: [
      [9, 0, 0, "today"],
      [0, 9, 0, "today"],
    ],
  };
  expect(awardsOfPerson(quest, damaged, ek)).toEqual([]);
  expect(awardsOfBadge(quest, damaged, rak)).toEqual([]);
});
