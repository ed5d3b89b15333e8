/** The size that the networks ask for, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The free edge left and right of everything that is to be read. */
export const MARGIN = 48;

/**
 * Where a page's card lies. The name holds no hash: a link that was shared long ago keeps its picture.
 *
 * @param stem of the page's files, such as `results`
 */
export function cardPath(stem: string): string {
  return `/share/${stem === "index" ? "home" : stem}.png`;
}
