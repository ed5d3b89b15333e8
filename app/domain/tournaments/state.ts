import type { Day } from "#app/domain/dates/day.ts";

/** The first and the last day, both included. */
export interface TournamentDates {
  readonly start: Day;
  readonly end: Day;
}

/** Only a played tournament can have a finishing place, only an announced one has dates. */
export type TournamentState =
  | { readonly kind: "played"; readonly dates: TournamentDates; readonly place: number | undefined }
  | { readonly kind: "upcoming"; readonly dates: TournamentDates }
  | { readonly kind: "unannounced" };

/**
 * Where a tournament stands on a given day. It counts as played from its first day on, so that the
 * scores of a Saturday can be shown before Sunday is over.
 */
export function tournamentState(
  dates: TournamentDates | undefined,
  place: number | undefined,
  today: Day,
): TournamentState {
  if (dates === undefined) return { kind: "unannounced" };
  return today < dates.start ? { kind: "upcoming", dates } : { kind: "played", dates, place };
}
