import { expect, test } from "vitest";
import { edition } from "./badge-quest.ts";

const head = { title: "Badge Quest 2019", roster: "cote-sauvage-2019" };

test("the active badges follow from the updates", () => {
  const updates = [
    { update: 0, badges: ["HI_FIVE", "RAK"] },
    { update: 1, badges: ["ICE_BUT_NICE"] },
  ];
  expect(edition.parse({ ...head, updates }).activated).toEqual(["HI_FIVE", "RAK", "ICE_BUT_NICE"]);
});

test("the active badges are listed either in updates or in activated", () => {
  expect(edition.safeParse(head).success).toBe(false);
  expect(edition.safeParse({ ...head, activated: [] }).success).toBe(true);
  expect(edition.safeParse({ ...head, activated: [], updates: [] }).success).toBe(false);
});

test("the last update is a moment with a UTC offset", () => {
  const lastUpdated = { date: "2019-10-03", time: "16:00", zone: "PDT" };
  expect(edition.parse({ ...head, activated: [], lastUpdated }).lastUpdated).toBe(
    "2019-10-03T16:00:00-07:00",
  );
});
