/** The size that the networks ask for, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The margin left and right of all text. */
export const MARGIN = 48;

/**
 * The address of a page's card. The name has no hash: a link that was shared long ago keeps its
 * picture.
 *
 * @param stem of the page's files, such as `results`
 */
export function cardPath(stem: string): string {
  return `/share/${stem === "index" ? "home" : stem}.png`;
}
