import { expect, test } from "vitest";
import { badgeHistory } from "./badge-quest.ts";

test("leaders are listed in order of place and have their place", () => {
  const past = { year: 2016, title: "RBQ 2016", totalBadges: 385, participationPercent: 100 };
  const parsed = badgeHistory.parse({
    ...past,
    leaders: ["ek", "scott"],
    roster: "cote-sauvage-2016",
  });
  expect(parsed.leaders).toEqual([
    { place: 1, player: "ek" },
    { place: 2, player: "scott" },
  ]);
});
