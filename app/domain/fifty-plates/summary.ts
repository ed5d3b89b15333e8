import { daysBetween } from "#app/domain/dates/day-steps.ts";
import type { Claim } from "./claims.ts";

export interface PlatesSummary {
  /** claimed ones */
  readonly states: number;
  /** claims of districts, territories and a bonus */
  readonly beyond: readonly Claim[];
  /** people with at least one claim */
  readonly spotters: number;
  /** from the first claim to the last, both days counted; 0 without claims */
  readonly days: number;
}

/** The counts over the map, from claims in order of time. */
export function platesSummary(claims: readonly Claim[]): PlatesSummary {
  const beyond = claims.filter(({ plate }) => plate.kind !== "state");
  const [first, last] = [claims[0], claims.at(-1)];
  return {
    states: claims.length - beyond.length,
    beyond,
    spotters: new Set(claims.map(({ player }) => player)).size,
    days: first && last ? daysBetween(first.date, last.date) + 1 : 0,
  };
}
