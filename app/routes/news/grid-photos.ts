import type { Album, Photograph } from "#app/lib/photograph/photograph.ts";
import * as words from "#words/pages/news.ts";

/** A photograph in its place of the grid, 0 to 6. */
export interface GridPhoto {
  slot: number;
  photograph: Photograph;
}

/** Pictures of the grid. */
const SLOTS = 7;

/**
 * The photographs of a grid in its order; places without one are left out. One that nobody has
 * described is at least counted: a link must have a name.
 *
 * @param grid "2022", "all"
 * @param of "Côte Sauvage 2022", "all seasons"
 */
export function gridPhotos(album: Album, grid: string, of: string): GridPhoto[] {
  return Array.from({ length: SLOTS }, (_, slot) => {
    const photograph = album[`photos-${grid}-photo-${slot}`];
    if (photograph === undefined) return [];
    const { alt = words.photographFrom(slot + 1, of) } = photograph;
    return [{ slot, photograph: { ...photograph, alt } }];
  }).flat();
}
