import { expect, test } from "vitest";
import { itemAt } from "#app/lib/list.ts";
import { queryReader } from "#app/lib/path.ts";
import { quests } from "#tests/support/club.ts";
import { readSelection } from "./selection.ts";

function select(query: string) {
  const quest = itemAt(quests, 0);
  const { view, details, person, badge } = readSelection(quest, undefined, queryReader(query));
  return [view, details, person?.id, badge?.id];
}

const first = "abernathy-fitzwilliam";

test.each([
  ["", ["team", "person", first, "LOW_TIDE"]],
  ["view=leaderboard", ["leaderboard", "person", first, "LOW_TIDE"]],
  ["player=o", ["person", "person", "o", "LOW_TIDE"]],
  ["badge=KNOTTY", ["badge", "badge", first, "KNOTTY"]],
  ["badge=KNOTTY&player=o", ["person", "person", "o", "KNOTTY"]],
  ["badge=KNOTTY&player=o&view=team", ["team", "person", "o", "KNOTTY"]],
  ["view=map&player=ghost&badge=GHOST", ["person", "person", undefined, undefined]],
])("“%s” shows %j", (query, selection) => {
  expect(select(query)).toEqual(selection);
});
