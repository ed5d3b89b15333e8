import { sortedBy } from "#app/lib/list/sorted-by.ts";

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
