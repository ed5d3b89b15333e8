import { sortedBy } from "#app/lib/list.ts";
import { type Day, daysBetween } from "./dates/day.ts";

/** Characters up to which a title is set in the normal style (docs/product.md, Roster 2019). */
const LONGEST_NORMAL = 20;

/**
 * Whether a track's title gets the long-title style: more than 20 characters, letters with accents
 * as one.
 */
export function isLongTitle(title: string): boolean {
  return Array.from(title.normalize("NFC")).length > LONGEST_NORMAL;
}

/** The newest year that has playlists, whatever the order of the years; none without any. */
export function newestYear(byYear: ReadonlyMap<number, unknown>): number | undefined {
  return byYear.size === 0 ? undefined : Math.max(...byYear.keys());
}

export interface SeasonProgress {
  /** days since the start, 0 to `total` */
  readonly days: number;
  /** days from start to end: 124 for the 2019 season */
  readonly total: number;
  /** how much of the season that is, 0 to 100; a season without days is full */
  readonly percent: number;
  /** the end has passed: "season complete" */
  readonly complete: boolean;
}

/**
 * How far a season is on a given day, counted in days and clamped to its window, 2019-06-22 to
 * 2019-10-24 for the player bar (docs/product.md, Roster 2019).
 */
export function seasonProgress(start: Day, end: Day, today: Day): SeasonProgress {
  const total = daysBetween(start, end);
  const days = Math.min(Math.max(0, daysBetween(start, today)), total);
  return {
    days,
    total,
    percent: total === 0 ? 100 : (days / total) * 100,
    complete: daysBetween(end, today) > 0,
  };
}

/** The person a track stands for. */
export interface Artist {
  /** 0 to 99; coaches have none */
  readonly jersey?: number | undefined;
  readonly position: "Cutter" | "Handler" | "Coach";
}

/**
 * The track number: the artist's jersey, "C" for a coach without one, and nothing for anybody else.
 */
export function trackNumber({ jersey, position }: Artist): string {
  if (jersey !== undefined) return String(jersey);
  return position === "Coach" ? "C" : "";
}

/**
 * A copy in order of jersey, those without one last and coaches after them; equals keep their
 * order.
 */
export function byJersey<T>(tracks: readonly T[], artistOf: (track: T) => Artist): T[] {
  return sortedBy(tracks, (track) => {
    const { jersey, position } = artistOf(track);
    return jersey ?? (position === "Coach" ? 101 : 100);
  });
}
