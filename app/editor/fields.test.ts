import { expect, test } from "vitest";
import { nodeAt, schemaNode } from "#app/content/reading/schema-node.ts";
import { playersFile } from "#app/content/schema/roster.ts";
import { tournament } from "#app/content/schema/tournament.ts";
import { getInputKind, parseText } from "./fields.ts";

test.each([
  ["date", "date"],
  ["time", "time"],
  ["us", "number"],
  ["opponent", "choice"],
])("the input for a game's %s is of the kind %s", (field, kind) => {
  const rules = nodeAt(schemaNode(tournament), ["games", 0, field]) ?? {};
  expect(getInputKind(rules)).toBe(kind);
});

test("a jersey number is a number, but 00 keeps its zeros", () => {
  const rules = nodeAt(schemaNode(playersFile), ["alder", "jersey"]) ?? {};
  expect(["7", "0", "00"].map((text) => parseText(text, rules))).toEqual([7, 0, "00"]);
});
