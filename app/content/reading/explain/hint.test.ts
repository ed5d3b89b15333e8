import { expect, test } from "vitest";
import type { z } from "zod";
import { hint } from "#app/content/reading/explain.ts";
import { schemaNode } from "#app/content/reading/schema-node.ts";
import { clockTime, day, link, year, timeZone, zone } from "#app/content/schema/fields.ts";
import { gameType } from "#app/content/schema/tournament.ts";

test.each<[unknown, z.ZodType, string | undefined]>([
  ["July 9 2016", day, "Did you mean 2016-07-09?"],
  ["2016-02-30", day, "That day does not exist."],
  ["soon", day, undefined],
  ["2:55 PM", clockTime, "Did you mean 14:55?"],
  ["253:00", clockTime, undefined],
  ["pool", gameType, "Did you mean POOL?"],
  ["final", gameType, undefined],
  ["www.example.com", link, "Did you mean https://www.example.com?"],
  ["example.com/a?b=1", link, "Did you mean https://example.com/a?b=1?"],
  ["captains@example.com", link, "Did you mean mailto:captains@example.com?"],
  ["javascript:location='example.com'", link, undefined],
  ["javascript://example.com/%0Aalert(1)", link, undefined],
  ["data:text/html,example.com", link, undefined],
  ["example.com:port/", link, undefined],
  ["not yet", link, undefined],
  ["2019", year, "Write numbers without quotes."],
  ["next", year, undefined],
  ["13-9", year, "Write two numbers, us: 13, them: 9."],
  [1.5, year, undefined],
  ["America/Chicgo", timeZone, "Did you mean America/Chicago?"],
  ["EST", timeZone, undefined],
  ["edt", zone, "Did you mean EDT?"],
  ["E.S.T.", zone, "Did you mean EST?"],
  ["Europe/Berln", zone, "Did you mean Europe/Berlin?"],
  ["CEST", zone, undefined],
  [["POOL"], gameType, undefined],
])("the hint for %j is its likely meaning, or nothing", (value, schema, expected) => {
  expect(hint(value, schemaNode(schema))).toBe(expected);
});

test("a text that only lacks quotes gets a hint to quote it", () => {
  expect(hint(12, { type: "string", pattern: "^[0-9]+$" })).toBe('Put it in quotes: "12".');
});

test("a space in a link is encoded as browsers do", () => {
  expect(hint("https://news.example/a b", schemaNode(link))).toBe(
    "Did you mean https://news.example/a%20b?",
  );
});
