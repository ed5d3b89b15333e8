import type { BadgeId } from "#app/domain/ids.ts";

/** A badge as addresses have it: `FIFTY_PLATES` is `fifty-plates`. */
export function badgeSlug(id: BadgeId): string {
  return id.toLowerCase().replaceAll("_", "-");
}
