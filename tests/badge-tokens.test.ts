import { expect, test } from "vitest";
import { badge, badgeNotEarned } from "#app/art/badge/badge.ts";
import glyphs from "#app/art/badge/glyphs.json" with { type: "json" };
import { loadContent } from "#app/content/.server/load-content.ts";

const { badges, editions } = loadContent().badgeQuest;

/** A gray token without its edge and ring: only its icon. */
function removeRing(markup: string): string {
  return markup.replace(/^<path [^>]*stroke-dasharray[^>]*>/, "").replace(/<circle[^>]*>/, "");
}

test.each([...editions.values()])(
  "no two badges of $year look alike, earned or not",
  ({ activated }) => {
    const shown = activated.flatMap((id) => badges.get(id) ?? []);
    expect(shown.length).toBe(activated.length);
    expect(new Set(shown.map((each) => badge(each))).size).toBe(shown.length);
    expect(new Set(shown.map((each) => badgeNotEarned(each))).size).toBe(shown.length);
  },
);

test("every icon is drawn, and no two look alike, even without color", () => {
  // `txt:` writes a text in place of a drawing.
  const icons = Object.keys(glyphs).concat(["txt:1", "txt:7", "txt:10"]);
  const drawn = icons.map((icon) => {
    return removeRing(badgeNotEarned({ id: "A", ink: "plate2", icon }));
  });
  // The markup of an icon without a drawing is shorter.
  expect(drawn.filter((icon) => icon.length <= 40)).toEqual([]);
  expect(new Set(drawn).size).toBe(icons.length);
});
