import * as words from "#words/pages/about.ts";

/**
 * Index after any number of steps forward or back, wrapping around at both ends; 0 if there are no
 * testimonials.
 */
export function wrappedIndex(index: number, length: number): number {
  if (length === 0) return 0;
  return ((index % length) + length) % length;
}

/** Stars of a full rating. */
export const MAX_STARS = 5;

/** The label of a rating: "3 of 5 stars". */
export function starsText(filled: number): string {
  return words.stars(filled, MAX_STARS);
}

/** The five stars in a row, `true` for a filled one. */
export function starRow(filled: number): boolean[] {
  return Array.from({ length: MAX_STARS }, (_, index) => index < filled);
}
