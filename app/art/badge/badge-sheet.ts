import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { badge, badgeNotEarned, type Badge } from "./badge.ts";

const VIEW_BOX = "0 0 100 100";

/** The tokens of badges: `<ID>` earned, `<ID>-off` not earned. */
export function badgeSheet(name: string, badges: readonly Badge[]): Sheet {
  const tokens = badges.flatMap((token) => [
    { id: token.id, viewBox: VIEW_BOX, markup: badge(token) },
    { id: `${token.id}-off`, viewBox: VIEW_BOX, markup: badgeNotEarned(token) },
  ]);
  return makeSheet(name, tokens);
}
