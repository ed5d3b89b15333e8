import { sortedBy } from "#app/lib/list/sorted-by.ts";
import type { Member } from "#app/routes/roster/member.ts";

function placeOf({ number, leads }: Member): number {
  if (leads === "Coach") return Number.MAX_VALUE;
  return number === undefined ? Number.MAX_SAFE_INTEGER : Number(number);
}

/** A team as it is called on the sideline: by number, those without one after them, coaches last. */
export function byNumber(members: readonly Member[]): Member[] {
  return sortedBy(members, placeOf);
}
