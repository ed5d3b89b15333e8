import { expect, test } from "vitest";
import { badgeSlug, countsByBadge, countsByPerson, questPeople } from "./badge-quest.ts";

const award = (player: string, badge: string) => ({ player, badge, date: "2019-07-07" });
const LOG = [award("aspen", "HI_FIVE"), award("ek", "UP_DOG"), award("aspen", "HI_FIVE")];

test("badges are counted by person and by badge, repeats included", () => {
  expect(Object.fromEntries(countsByPerson(LOG))).toEqual({ aspen: 2, ek: 1 });
  expect(Object.fromEntries(countsByBadge(LOG))).toEqual({ HI_FIVE: 2, UP_DOG: 1 });
});

test("who earned nothing is not counted", () => {
  expect(countsByPerson(LOG).get("alder")).toBeUndefined();
});

test("guests who earned a badge stand after the roster, each once, by their first award", () => {
  expect(questPeople(["alder", "ek"], ["gale", "ek", "aspen", "gale"])).toEqual([
    "alder",
    "ek",
    "gale",
    "aspen",
  ]);
});

test("the address of a badge has its key in small letters with hyphens", () => {
  expect(badgeSlug("OLD_LOW_TIDE")).toBe("old-low-tide");
});
