import { plainMonogram } from "./monogram.ts";

/** The club's initials in ink on a disc of the sun's, 100 x 100. */
export function plainIcon(name: string): string {
  const letters = plainMonogram(name, { centre: [50, 50], radius: 42.3, most: 0.56 }, "k");
  return `<circle cx="50" cy="50" r="50" fill="var(--g)"/>${letters}`;
}

/**
 * The same as a file of its own: browsers draw it without the page's inks, so it has them in itself.
 *
 * @param inks the sun `g` and the ink `k`, `#rrggbb`
 */
export function favicon(
  name: string,
  { g, k }: { readonly g: string; readonly k: string },
): string {
  const markup = plainIcon(name).replaceAll("var(--g)", g).replaceAll("var(--k)", k);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${markup}</svg>`;
}
