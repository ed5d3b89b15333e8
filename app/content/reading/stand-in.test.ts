import { site } from "#app/content/schema/site.ts";
import { tournament } from "#app/content/schema/tournament.ts";
import { expect, test } from "vitest";
import { childNode, schemaNode, standIn } from "./schema-node.ts";

test("texts, booleans, and groups of them can have placeholders", () => {
  const rules = schemaNode(tournament);
  expect(standIn(childNode(rules, "name"))).toBe("?");
  expect(standIn(childNode(rules, "timeZone"))).toBe("America/New_York");
  expect(standIn(childNode(rules, "sanctioned"))).toBe(false);
  expect(standIn(childNode(rules, "location"))).toEqual({ city: "?" });
});

test("references, lists and numbers cannot: a placeholder would mislead a check", () => {
  expect(standIn(childNode(schemaNode(site), "defaultRoster"))).toBeUndefined();
  expect(standIn(childNode(schemaNode(tournament), "games"))).toBeUndefined();
  expect(standIn(childNode(schemaNode(tournament), "result"))).toBeUndefined();
  expect(standIn(undefined)).toBeUndefined();
});
