import type { Day } from "#app/domain/dates/day.ts";
import { weeksOf } from "#app/domain/badge-quest/weeks.ts";
import type { Claim } from "./claims.ts";

export interface WeekOfClaims {
  /** a Monday */
  readonly first: Day;
  readonly last: Day;
  readonly claims: readonly Claim[];
  /** plates claimed up to the end of the week */
  readonly total: number;
}

/** Claims over time, week by week from Monday to Sunday, weeks without any included. */
export function claimsPerWeek(claims: readonly Claim[]): WeekOfClaims[] {
  let total = 0;
  return weeksOf(claims, (claim) => claim.date).map(({ first, last, items }) => {
    total += items.length;
    return { first, last, claims: items, total };
  });
}
