import { expect, test } from "vitest";
import { earnersOf, readLog, valuesOf, weeksOf } from "./log-queries.ts";
import type { QuestLog } from "./shape-log.ts";

const rak = { id: "RAK", title: "RAK", value: "Character", times: 2 };
const plates = { id: "PLATES", title: "Plates", value: "Brain", times: 2 };
const person = (id: string) => ({ id, first: "A", last: id, badges: 0, place: 1 });
const [ek, alder, ivy] = [person("ek"), person("alder"), person("ivy")];

const values = ["Brain", "Effort", "Skill", "Character"];
const weeks = [
  { label: "Jul 7", values: [] },
  { label: "Jul 14", values: [] },
];
const quest = { people: [ek, alder, ivy], badges: [rak, plates] };

const log: QuestLog = {
  entries: [
    [1, 1, 1, "today", "Ohio"],
    [0, 1, 1, "yesterday"],
    [1, 0, 0, "last week", "nowhere"],
    [0, 1, 0, "last week"],
    [0, 2, 0, "last week"],
  ],
  details: {
    PLATES: { creator: undefined, onMap: true },
    RAK: { creator: undefined, onMap: undefined },
  },
  plates: { Ohio: "OH" },
};

const awardsOf = (someone: typeof ek) =>
  readLog(quest, log).filter((award) => award.person === someone);
const awardsFor = (badge: typeof rak) =>
  readLog(quest, log).filter((award) => award.badge === badge);

test("a person’s awards are sorted newest first", () => {
  const hers = awardsOf(alder);
  expect(hers.map(({ badge, when, note }) => [badge.id, when, note])).toEqual([
    ["PLATES", "today", "Ohio"],
    ["RAK", "yesterday", undefined],
    ["RAK", "last week", undefined],
  ]);
  expect(valuesOf(hers, values)).toEqual([1, 0, 0, 2]);
});

test("only a note with a plate links to the map", () => {
  expect(awardsFor(plates).map(({ plate }) => plate)).toEqual(["OH", undefined]);
  expect(awardsFor(rak).every(({ plate }) => plate === undefined)).toBe(true);
});

test("a badge’s top earners come first, ties by name, as on the badge’s page", () => {
  const people = awardsFor(plates);
  expect(earnersOf(people)).toEqual([
    {
      count: 1,
      people: [
        { id: "alder", name: "A alder", hasPage: true },
        { id: "ek", name: "A ek", hasPage: true },
      ],
    },
  ]);
  expect(earnersOf(awardsFor(rak)).map(({ count }) => count)).toEqual([2, 1]);
});

test("a person’s weeks are all weeks of the edition, including empty ones", () => {
  expect(weeksOf(weeks, awardsOf(alder), values)).toEqual([
    { label: "Jul 7", values: [0, 0, 0, 1] },
    { label: "Jul 14", values: [1, 0, 0, 1] },
  ]);
  expect(weeksOf(weeks, awardsOf(ivy), values)[1]).toEqual({
    label: "Jul 14",
    values: [0, 0, 0, 0],
  });
});

test("an entry with an unknown person or badge is skipped", () => {
  const damaged: QuestLog = {
    ...log,
    entries: [
      [9, 0, 0, "today"],
      [0, 9, 0, "today"],
    ],
  };
  expect(readLog(quest, damaged)).toEqual([]);
});
