import { expect, test } from "vitest";
import { exampleData } from "./example-team.ts";
import { outlineOf } from "./outline.ts";
import { needsRecord } from "./needs-record.ts";

const outline = outlineOf(exampleData);

test("the default season and its people need no more than the outline", () => {
  expect(needsRecord(outline, {})).toBe(false);
  expect(needsRecord(outline, { season: "cote-sauvage-2021", player: "birch" })).toBe(false);
  expect(needsRecord(outline, { season: "cote-sauvage-1999" })).toBe(false);
});

test("another season and anybody else need the record", () => {
  expect(needsRecord(outline, { season: "cote-sauvage-2018" })).toBe(true);
  expect(needsRecord(outline, { player: "elm" })).toBe(true);
  expect(needsRecord(outline, { player: "toString" })).toBe(true);
});
