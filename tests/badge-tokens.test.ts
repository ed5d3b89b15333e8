import { badge } from "#app/art/badge/badge.ts";
import { glyph } from "#app/art/badge/glyph.ts";
import glyphs from "#app/art/badge/glyphs.json" with { type: "json" };
import { loadContent } from "#app/content/.server/load-content.ts";
import { expect, test } from "vitest";

const { badges, editions } = loadContent().badgeQuest;
const all = [...badges.values()];
const drawn = new Map(Object.entries(glyphs));

test("each of the 95 badges has an icon of its own, drawn or set in type", () => {
  expect(all.length).toBe(95);
  const missing = all.filter(({ icon }) => !icon.startsWith("txt:") && !drawn.get(icon));
  expect(missing.map(({ id, icon }) => `${id}: ${icon}`)).toEqual([]);
});

test.each([...editions.values()])("no two badges of $year look alike", ({ activated }) => {
  const tokens = activated.flatMap((id) => badges.get(id) ?? []);
  expect(tokens.length).toBe(activated.length);
  // The picture alone must tell them apart: earned, greyed, and without colors.
  expect(new Set(tokens.map(({ icon }) => glyph(icon, "k"))).size).toBe(tokens.length);
  expect(new Set(tokens.map((token) => badge(token))).size).toBe(tokens.length);
});

test("no glyph is drawn that no badge needs", () => {
  const needed = new Set(all.map(({ icon }) => icon));
  expect([...drawn.keys()].filter((name) => !needed.has(name))).toEqual([]);
});
