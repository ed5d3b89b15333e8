/** The press kit archive, which the page of sponsors links. */
export interface PressKit {
  /** Path of the archive, from the root of the site. */
  readonly path: string;
  readonly bytes: number;
  readonly logos: number;
  readonly photographs: number;
}
