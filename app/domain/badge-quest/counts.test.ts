import { expect, test } from "vitest";
import { badgeSlug, countsByBadge, countsByPerson, questPeople } from "./badge-quest.ts";

const award = (player: string, badge: string) => ({ player, badge, date: "2019-07-07" });
const LOG = [award("aspen", "HI_FIVE"), award("ek", "UP_DOG"), award("aspen", "HI_FIVE")];

test("badges are counted by person and by badge, including repeats", () => {
  expect(Object.fromEntries(countsByPerson(LOG))).toEqual({ aspen: 2, ek: 1 });
  expect(Object.fromEntries(countsByBadge(LOG))).toEqual({ HI_FIVE: 2, UP_DOG: 1 });
});

test("people without badges are not counted", () => {
  expect(countsByPerson(LOG).get("alder")).toBeUndefined();
});

test("guests with a badge come after the roster, each once, by first award", () => {
  expect(questPeople(["alder", "ek"], ["gale", "ek", "aspen", "gale"])).toEqual([
    "alder",
    "ek",
    "gale",
    "aspen",
  ]);
});

test("a badge’s URL has its key in lower case with hyphens", () => {
  expect(badgeSlug("OLD_LOW_TIDE")).toBe("old-low-tide");
});
