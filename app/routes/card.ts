/** Preview picture for sharing a page. */
export interface Card {
  /** SVG markup of 1200 x 630 in print inks and with text elements. */
  readonly markup: string;
  readonly alt: string;
}
