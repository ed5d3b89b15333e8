import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import { shapeQuest, shownEditions } from "./shape-quest.ts";
import { shapeLog } from "./shape-log.ts";

const record = buildRecord(loadContent());
const [played] = shownEditions(record);
if (played === undefined) throw new Error("The club has no Badge Quest.");
const quest = shapeQuest(record, played);
const log = shapeLog(record, played, quest);
const entries = log.days.flatMap(({ day, week, awards }) =>
  awards.map((award) => ({ ...award, day, week })),
);

test("the log is newest first, each entry with its week, its time and its note if they are known", () => {
  const lines = entries.map(({ badge, person, week, day, time, note }) => [
    quest.badges[badge]?.id,
    quest.people[person]?.id,
    quest.weeks[week]?.label,
    [day, time ?? []].flat().join(", "),
    ...(note === undefined ? [] : [note]),
  ]);
  expect(lines).toEqual([
    ["FIFTY_PLATES", "p-2e59", "Jul 28", "Jul 28th 2025, 9:00 am", "Vermont"],
    ["FIFTY_PLATES", "nunez", "Jul 21", "Jul 27th 2025, 9:00 am", "Ohio"],
    ["FIFTY_PLATES", "o", "Jul 21", "Jul 21st 2025, 9:00 am", "Maine"],
    ["GOOD_NEIGHBOR", "aberg", "Jul 14", "Jul 20th 2025, 8:00 am"],
    ["KNOTTY", "aberg", "Jul 7", "Jul 11th 2025, 8:00 am"],
    ["KNOTTY", "p-2e59", "Jul 7", "Jul 10th 2025"],
    ["BUCKET_LIST", "o", "Jul 7", "Jul 9th 2025, 12:00 pm", "with Li"],
    ["LOW_TIDE", "nunez", "Jul 7", "Jul 8th 2025, 12:00 pm"],
    ["LOW_TIDE", "o", "Jul 7", "Jul 7th 2025, 12:01 am"],
    ["LOW_TIDE", "o", "Jun 30", "Jul 6th 2025, 11:59 pm"],
  ]);
});

test("the leaderboard counts the entries of each person", () => {
  const counts = quest.people.map(
    (_, index) => entries.filter(({ person }) => person === index).length,
  );
  expect(quest.people.map(({ badges }) => badges)).toEqual(counts);
});

test("the badges count the entries of each badge", () => {
  const counts = quest.badges.map(
    (_, index) => entries.filter(({ badge }) => badge === index).length,
  );
  expect(quest.badges.map(({ times }) => times)).toEqual(counts);
});

test("the plates in notes have the codes of their states on the map", () => {
  expect(log.plates).toEqual({ Maine: "ME", Ohio: "OH", Vermont: "VT" });
});
