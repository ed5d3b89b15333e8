/** Preview picture for sharing a page. */
export interface Card {
  /** SVG markup of 1200 x 630, or 1080 x 1920 for a story, in print inks and with text elements. */
  readonly markup: string;
  readonly alt: string;
}
