import { expect, test } from "vitest";
import { loadContent } from "#app/content/.server/load-content.ts";
import type { Roster } from "#app/content/content.ts";
import { shapeQuest } from "./shape-quest.ts";

function unannounced(roster: Roster): Roster {
  return { ...roster, players: [], coaches: [], captains: [] };
}

test("an edition is there before its roster is announced and anything is earned", () => {
  const content = loadContent();
  const { badgeQuest, rosters } = content;
  const editions = Array.from(badgeQuest.editions, ([year, edition]) => {
    return [year, { ...edition, awards: [] }] as const;
  });
  const quest = shapeQuest({
    ...content,
    badgeQuest: { ...badgeQuest, editions: new Map(editions) },
    rosters: rosters.map(unannounced),
  });
  expect(quest.firstPerson).toBeUndefined();
  expect([quest.people, quest.total, quest.participation]).toEqual([[], 0, 0]);
});
