/** Preview picture for sharing a page. */
export interface Card {
  /** SVG markup in a box of 1200 x 630, drawn in print inks, its lettering as text; 1080 x 1920 for a story. */
  readonly markup: string;
  /** Alt text of the picture. */
  readonly alt: string;
}
