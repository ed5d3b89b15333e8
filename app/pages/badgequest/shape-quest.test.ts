import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import { buildRecord } from "#app/record/build-record.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { withEditions, withRosters } from "#tests/support/changed-club.ts";
import { listShownEditions, shapeQuest } from "./shape-quest.ts";

const content = loadContent();
const record = buildRecord(content);

function shapeEdition(record: ClubRecord, year: number) {
  const edition = listShownEditions(record).find((shown) => shown.year === year);
  if (edition === undefined) throw new Error(`There is no edition of ${year}.`);
  return shapeQuest(record, edition);
}
const quest = shapeEdition(record, 2025);
const past = shapeEdition(record, 2024);

test("the first player of the roster is selected first, not the leader", () => {
  expect(quest.firstPerson).toBe("abernathy-fitzwilliam");
});

test("the last update has the time of its own time zone", () => {
  expect(quest.updated).toEqual({
    moment: "2025-09-01T12:00:00-04:00",
    text: "Sep 1st 2025, 12:00 pm",
  });
});

test("an award of a badge for plates has the plate that its note names", () => {
  const plates = quest.awards.filter(({ badge }) => quest.badges[badge]?.id === "FIFTY_PLATES");
  expect(plates.map(({ note, plate }) => [note, plate])).toContainEqual(["Ohio", "OH"]);
  expect(
    quest.awards.find(({ badge }) => quest.badges[badge]?.id === "LOW_TIDE")?.plate,
  ).toBeUndefined();
});

test("a badge has the number of its release", () => {
  expect(quest.badges.map(({ release }) => release)).toEqual([1, 1, 1, 2, 2, 2]);
});

test("an edition without a roster and awards is empty", () => {
  const club = withEditions({ 2025: { awards: [] } });
  const unannounced = withRosters({ 2025: { players: [], coaches: [], captains: [] } }, club);
  const empty = shapeEdition(buildRecord(unannounced), 2025);
  expect(empty.firstPerson).toBeUndefined();
  expect([empty.people, empty.awards, empty.participation]).toEqual([[], [], 0]);
});

test("a past edition says when its log ends, and has the newest one in its history", () => {
  expect(past).toMatchObject({
    title: "Tide Quest 2024",
    welcome: undefined,
    ended: "October 6, 2024",
  });
  expect(past.people.slice(0, 3).map(({ place, id, badges }) => [place, id, badges])).toEqual([
    [1, "gorse", 3],
    [2, "elder", 2],
    [3, "cedar", 1],
  ]);
  expect(
    past.history.map(({ year, badges, participation }) => [year, badges, participation]),
  ).toEqual([
    [2025, 10, 33],
    [2023, 2, 100],
  ]);
});

test("a guest has a place, is labeled as a guest, and does not count as participation", () => {
  // Vega was a coach in 2024, but is not on the roster of 2025.
  const logged = content.badgeQuest.editions.get(2025)?.awards ?? [];
  const guest = { badge: "LOW_TIDE", player: "vega", date: "2025-08-01" };
  const club = withEditions({ 2025: { awards: [...logged, guest] } });
  const { people, participation } = shapeEdition(buildRecord(club), 2025);
  expect(people.find(({ id }) => id === "vega")).toMatchObject({
    place: 5,
    badges: 1,
    isGuest: true,
  });
  expect(people.filter(({ isGuest }) => isGuest)).toHaveLength(1);
  expect(participation).toBe(33);
});
