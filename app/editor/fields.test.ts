import { expect, test } from "vitest";
import { nodeAt, schemaNode } from "#app/content/reading/schema-node.ts";
import { tournament } from "#app/content/schema/tournament.ts";
import { getInputKind } from "./fields.ts";

test.each([
  ["date", "date"],
  ["time", "time"],
  ["us", "number"],
  ["opponent", "choice"],
])("the input for a game's %s is of the kind %s", (field, kind) => {
  const rules = nodeAt(schemaNode(tournament), ["games", 0, field]) ?? {};
  expect(getInputKind(rules)).toBe(kind);
});
