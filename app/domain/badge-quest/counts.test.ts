import { expect, test } from "vitest";
import { badgeSlug, questPeople } from "./badge-quest.ts";

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
