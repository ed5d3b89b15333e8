import type { Day } from "#app/domain/dates/day.ts";
import type { DatedTryouts } from "#app/domain/today/dates.ts";

/** The first and the last day of registration, as the content has them. */
interface Registration {
  readonly from?: Day | undefined;
  readonly until: Day;
  readonly timeZone?: string | undefined;
}

/**
 * When registration begins and ends: in the zone of the tryouts, else in that of the newest tournament, else in
 * universal time.
 *
 * @param tournaments all of them, oldest first
 */
export function datedTryouts(
  { from, until, timeZone }: Registration,
  tournaments: readonly { readonly timeZone: string }[],
): DatedTryouts {
  return { from, until, zone: timeZone ?? tournaments.at(-1)?.timeZone ?? "UTC" };
}
