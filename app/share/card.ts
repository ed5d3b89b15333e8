/** The size that the networks ask for, in pixels. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

/** The size of a story, upright on a phone, in pixels. */
export const STORY_WIDTH = 1080;
export const STORY_HEIGHT = 1920;

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

/** The address of a page's story, beside its card. */
export function storyPath(stem: string): string {
  return `/share/${stem}-story.png`;
}
