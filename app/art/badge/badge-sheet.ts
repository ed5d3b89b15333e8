import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { range } from "#app/art/print/geometry.ts";
import { badge, badgeNotEarned, timesTag, type Badge } from "./badge.ts";

const VIEW_BOX = "0 0 100 100";

/**
 * The tokens of badges: `<ID>` earned, `<ID>-off` not earned, and the tags `times-2` to
 * `times-<most>` that lie over a token earned more than once.
 *
 * @param most the largest count that is shown
 */
export function badgeSheet(name: string, badges: readonly Badge[], most: number): Sheet {
  const tokens = badges.flatMap((token) => [
    { id: token.id, viewBox: VIEW_BOX, markup: badge(token) },
    { id: `${token.id}-off`, viewBox: VIEW_BOX, markup: badgeNotEarned(token) },
  ]);
  const tags = range(Math.max(0, most - 1)).map((i) => ({
    id: `times-${i + 2}`,
    viewBox: VIEW_BOX,
    markup: timesTag(i + 2),
  }));
  return makeSheet(name, [...tokens, ...tags]);
}
