/** The size that the networks ask for, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The free edge left and right of everything that is to be read. */
export const MARGIN = 48;

/** The picture that stands for a page where its address is shared. */
export interface Card {
  /** SVG markup in a box of 1200 x 630, drawn in print inks, its lettering as text. */
  readonly markup: string;
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
}

/**
 * Where a page's card lies. The name holds no hash: a link that was shared long ago keeps its picture.
 *
 * @param stem of the page's files, such as `results`
 */
export function cardPath(stem: string): string {
  return `/share/${stem === "index" ? "home" : stem}.png`;
}
