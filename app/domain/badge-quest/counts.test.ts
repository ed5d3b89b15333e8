import { expect, test } from "vitest";
import { countsByBadge, countsByPerson } from "./badge-quest.ts";

const award = (player: string, badge: string) => ({ player, badge, date: "2019-07-07" });
const LOG = [award("aspen", "HI_FIVE"), award("ek", "UP_DOG"), award("aspen", "HI_FIVE")];

test("badges are counted by person and by badge, repeats included", () => {
  expect(Object.fromEntries(countsByPerson(LOG))).toEqual({ aspen: 2, ek: 1 });
  expect(Object.fromEntries(countsByBadge(LOG))).toEqual({ HI_FIVE: 2, UP_DOG: 1 });
});

test("who earned nothing is not counted", () => {
  expect(countsByPerson(LOG).get("alder")).toBeUndefined();
});
