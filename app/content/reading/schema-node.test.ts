import { expect, test } from "vitest";
import { playersFile } from "#app/content/schema/roster.ts";
import { game, tournament } from "#app/content/schema/tournament.ts";
import { childNode, isNeeded, nodeAt, schemaNode } from "./schema-node.ts";

test("a field’s label is found by its path, in keyed entries too", () => {
  expect(nodeAt(schemaNode(playersFile), ["alder", "jersey"])?.description).toBe(
    "A jersey number is a whole number from 0 to 99, or 00.",
  );
  expect(nodeAt(schemaNode(tournament), ["games", 3, "type"])?.enum).toEqual([
    "POOL",
    "BRACKET",
    "CONSOLATION",
    "LEAGUE",
  ]);
});

test("an unknown path finds nothing", () => {
  expect(nodeAt(schemaNode(tournament), ["games", 3, "weather"])).toBeUndefined();
  expect(childNode(schemaNode(game), "constructor")).toBeUndefined();
  expect(childNode(schemaNode(game), 0)).toBeUndefined();
});

test("a game’s type is required, its opponent is not", () => {
  expect(isNeeded(schemaNode(game), ["type"])).toBe(true);
  expect(isNeeded(schemaNode(game), ["opponent"])).toBe(false);
  expect(isNeeded(schemaNode(tournament), ["games", 0])).toBe(true);
});
