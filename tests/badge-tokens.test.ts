import { badge, badgeNotEarned } from "#app/art/badge/badge.ts";
import glyphs from "#app/art/badge/glyphs.json" with { type: "json" };
import { loadContent } from "#app/content/.server/load-content.ts";
import { expect, test } from "vitest";

const { badges, editions } = loadContent().badgeQuest;

/** A gray token without its edge and ring. */
function removeRing(markup: string): string {
  return markup.replace(/^<path [^>]*stroke-dasharray[^>]*>/, "").replace(/<circle[^>]*>/, "");
}

test.each([...editions.values()])("no two badges of $year look alike", ({ activated }) => {
  const tokens = activated.flatMap((id) => badges.get(id) ?? []);
  expect(tokens.length).toBe(activated.length);
  expect(new Set(tokens.map((token) => badge(token))).size).toBe(tokens.length);
  expect(new Set(tokens.map((token) => badgeNotEarned(token))).size).toBe(tokens.length);
});

test("no two icons look alike, even without color", () => {
  const icons = Object.keys(glyphs).concat(["txt:1", "txt:7", "txt:10"]);
  const drawn = icons.map((icon) => {
    return removeRing(badgeNotEarned({ id: "A", ink: "plate2", icon }));
  });
  expect(drawn.filter((glyph) => glyph.length <= 40)).toEqual([]);
  expect(new Set(drawn).size).toBe(icons.length);
});
