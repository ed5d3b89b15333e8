import { expect, test } from "vitest";
import { brandId } from "#app/domain/ids.ts";
import { groupEarners, readLog, countByValue, countByWeek } from "./log-queries.ts";
import type { QuestLog } from "./shape-log.ts";

const makeBadge = (id: string, value: string) => {
  return { id: brandId<"badge">(id), title: id, value, times: 2 };
};
const rak = makeBadge("RAK", "Character");
const plates = { ...makeBadge("PLATES", "Brain"), onMap: true as const };
const makePerson = (id: string) => {
  return { id: brandId<"person">(id), first: "A", last: id, badges: 0, place: 1 };
};
const [ek, alder, ivy] = [makePerson("ek"), makePerson("alder"), makePerson("ivy")];

const values = ["Brain", "Effort", "Skill", "Character"];
const weeks = [
  { label: "Jul 7", values: [] },
  { label: "Jul 14", values: [] },
];
/** The log names its weeks, people and badges by their index here. */
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

test("a person’s awards are newest first", () => {
  expect(findAwards(alder).map(({ badge, when, note }) => [badge.id, when, note])).toEqual([
    ["PLATES", "today, noon", "Ohio"],
    ["RAK", "yesterday", undefined],
    ["RAK", "last week", undefined],
  ]);
});

test("awards are counted by the core value of their badge", () => {
  expect(countByValue(findAwards(alder), values)).toEqual([1, 0, 0, 2]);
});

test("an award of the badge for plates has the plate in its note, if there is one", () => {
  expect(awardsFor(plates).map(({ note, plate }) => [note, plate])).toEqual([
    ["Ohio", "OH"],
    ["nowhere", undefined],
  ]);
});

test("an award of another badge has no plate", () => {
  expect(awardsFor(rak).map(({ plate }) => plate)).toEqual([undefined, undefined, undefined]);
});

test("who earned a badge most comes first, and equals are by name", () => {
  expect(groupEarners(awardsFor(rak))).toEqual([
    { count: 2, people: [alder] },
    { count: 1, people: [ivy] },
  ]);
  expect(groupEarners(awardsFor(plates))).toEqual([{ count: 1, people: [alder, ek] }]);
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
