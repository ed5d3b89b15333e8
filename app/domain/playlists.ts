import { type Jersey, jerseyOrder } from "#app/domain/jersey.ts";
import { sortedBy } from "#app/lib/list.ts";
import { type Day, daysBetween } from "./dates/day.ts";
import type { Position } from "./roster.ts";

/** Longest title in the normal style (docs/product.md, Roster 2019). */
const MAX_NORMAL_LENGTH = 20;

/** Whether a track's title gets the long-title style: more than 20 characters, counting a letter with accents as one. */
export function isLongTitle(title: string): boolean {
  return Array.from(title.normalize("NFC")).length > MAX_NORMAL_LENGTH;
}

/** Drawings of sleeves: `sleeve` of a playlist. */
export const SLEEVES = [
  "away",
  "bars",
  "books",
  "boots",
  "cake",
  "heart",
  "leaves",
  "paw",
  "pinwheel",
  "rewind",
  "road",
  "shades",
  "sprout",
  "stripes",
  "sunset",
  "voice",
  "waves",
] as const;

export type SleeveName = (typeof SLEEVES)[number];

/** The newest year with playlists; undefined if there are none. */
export function newestYear(byYear: ReadonlyMap<number, unknown>): number | undefined {
  return byYear.size === 0 ? undefined : Math.max(...byYear.keys());
}

/**
 * Progress of a season on a day, for the player bar (docs/product.md, Roster 2019): days since the start, of a total, and
 * the percentage, which is 100 for a season without days. `complete` is set once the end has passed.
 */
export function seasonProgress(start: Day, end: Day, today: Day) {
  const total = daysBetween(start, end);
  const days = Math.min(Math.max(0, daysBetween(start, today)), total);
  return {
    days,
    total,
    percent: total === 0 ? 100 : (days / total) * 100,
    complete: daysBetween(end, today) > 0,
  };
}

/** The person of a track. */
export interface Artist {
  /** many coaches have none */
  readonly jersey?: Jersey | undefined;
  readonly position?: Position | undefined;
}

/** Track number: the artist's jersey, "C" for a coach without one, else empty. */
export function trackNumber({ jersey, position }: Artist): string {
  if (jersey !== undefined) return String(jersey);
  return position === "Coach" ? "C" : "";
}

/** Sorts tracks by jersey; those without one come last, coaches after players. Equals keep their order. */
export function sortByJersey<T>(tracks: readonly T[], getArtist: (track: T) => Artist): T[] {
  return sortedBy(tracks, (track) => {
    const { jersey, position } = getArtist(track);
    // Numbers end at 99.
    return jerseyOrder(jersey ?? (position === "Coach" ? 101 : 100));
  });
}
