import { expect, test } from "vitest";
import type { Badge, Content, Edition, Player, Roster } from "#app/content/content.ts";
import { smallClub } from "#tests/support/small-club.ts";
import { shapeHistory } from "./shape-history.ts";

const player = (id: string): Player => ({
  id,
  name: { first: "A", last: id },
  jersey: 1,
  position: "Cutter",
});

const roster = (year: number, players: readonly string[]): Roster => ({
  id: `cote-sauvage-${year}`,
  year,
  displayName: `Côte Sauvage ${year}`,
  highlights: [],
  captains: [],
  players: [...players],
  coaches: [],
  photos: [],
});

const rak: Badge = {
  id: "RAK",
  title: "Kindness",
  value: "Character",
  ink: "plate3",
  rule: "",
  icon: "heart",
};

const award = (who: string) => ({ badge: "RAK", player: who, date: "2018-08-01" });

const edition = (awards: Edition["awards"]): Edition => ({
  year: 2018,
  title: "",
  roster: "cote-sauvage-2018",
  activated: [],
  newest: [],
  poster: [],
  awards,
  plateBadges: [],
});

/** The history of a club with a published total of three badges, a log and leaders of 2018. */
function shapePast(awards: Edition["awards"], leaders: readonly string[]) {
  const ids = ["ek", "ivy", "bracken"];
  const badgeQuest: Content["badgeQuest"] = {
    values: ["Character"],
    badges: new Map([["RAK", rak]]),
    editions: new Map([[2018, edition(awards)]]),
    history: [
      {
        year: 2018,
        title: "RBQ 2018",
        totalBadges: 3,
        participationPercent: 100,
        leaders: leaders.map((id, index) => ({ place: index + 1, player: id })),
        roster: "cote-sauvage-2018",
      },
    ],
  };
  const hidden: Player = { ...player("hidden"), shown: "nobody" };
  const rosters = [roster(2018, ids), roster(2019, ["ek", "bracken"])];
  return shapeHistory(smallClub([...ids.map(player), hidden], rosters, { badgeQuest }), 2019);
}

test("leaders have counts if the log adds up to the published total", () => {
  const [past] = shapePast([award("ek"), award("ek"), award("ivy")], ["ek", "ivy"]);
  expect(past?.leaders.map(({ place, badges }) => [place, badges])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test("a log that does not add up to the published total is ignored", () => {
  const [past] = shapePast([award("ek"), award("ivy")], ["ek", "ivy"]);
  expect(past?.badges).toBe(3);
  expect(past?.leaders.map(({ badges }) => badges)).toEqual([undefined, undefined]);
});

test("a leader who is not shown is left out, and the others keep their places", () => {
  const [past] = shapePast([], ["hidden", "ivy"]);
  expect(past?.leaders.map(({ place, id }) => [place, id])).toEqual([[2, "ivy"]]);
});
