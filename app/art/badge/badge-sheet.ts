import { type ArtSymbol, makeSheet, type Sheet } from "#app/art/sheet.ts";
import { badgeSlug } from "#app/domain/badge-quest/badge-slug.ts";
import { badge, badgeNotEarned, type Badge } from "./badge.ts";

const VIEW_BOX = "0 0 100 100";

/** The token of an earned badge for a sheet, named as in the address of the badge. */
export function badgeSymbol(token: Badge): ArtSymbol {
  return { id: badgeSlug(token.id), viewBox: VIEW_BOX, markup: badge(token) };
}

/** The tokens of badges: `<slug>` earned, `<slug>_off` not earned. */
export function badgeSheet(name: string, badges: readonly Badge[]): Sheet {
  const tokens = badges.flatMap((token) => [
    badgeSymbol(token),
    { id: `${badgeSlug(token.id)}_off`, viewBox: VIEW_BOX, markup: badgeNotEarned(token) },
  ]);
  return makeSheet(name, tokens);
}
