import { expect, test } from "vitest";
import { badgesOfPeople, countsByBadge, countsByPerson, earnersOfBadges } from "./counts.ts";

const award = (player: string, badge: string) => ({ player, badge, date: "2019-07-07" });
const LOG = [award("soter", "HI_FIVE"), award("lo", "UP_DOG"), award("soter", "HI_FIVE")];

test("badges are counted by person and by badge, repeats included", () => {
  expect(Object.fromEntries(countsByPerson(LOG))).toEqual({ soter: 2, lo: 1 });
  expect(Object.fromEntries(countsByBadge(LOG))).toEqual({ HI_FIVE: 2, UP_DOG: 1 });
});

test("each person has her badges, each badge its earners", () => {
  expect(badgesOfPeople(LOG).get("soter")).toEqual(new Map([["HI_FIVE", 2]]));
  expect(earnersOfBadges(LOG).get("UP_DOG")).toEqual(new Map([["lo", 1]]));
});

test("who earned nothing is not counted", () => {
  expect(countsByPerson(LOG).get("moore")).toBeUndefined();
  expect(badgesOfPeople([]).size).toBe(0);
  expect(earnersOfBadges([]).size).toBe(0);
});
