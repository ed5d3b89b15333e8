import * as words from "#words/pages/about.ts";

/** Stars of a full rating. */
export const STARS = 5;

/** The label of a rating: "3 of 5 stars". */
export function starsText(filled: number): string {
  return words.stars(filled, STARS);
}

/** The five stars in a row, `true` for a filled one. */
export function starRow(filled: number): boolean[] {
  return Array.from({ length: STARS }, (_, index) => index < filled);
}
