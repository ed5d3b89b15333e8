import { plainMonogram } from "./monogram.ts";

const GOLD = "#dcae2c";
const INK = "#1a1611";

/**
 * The club's first letter in ink on a gold disc, a file of its own: browsers draw it without the
 * page's inks.
 */
export function favicon(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="50" fill="${GOLD}"/><g transform="translate(18.4 22) scale(0.56)">${plainMonogram(name, INK)}</g></svg>`;
}
