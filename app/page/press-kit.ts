import type { Colour } from "#app/art/mark/press-marks.ts";

/** What the build packed for the press, as the page that offers it knows it. */
export interface PressKit {
  /** The address of the archive, from the root of the site. */
  readonly path: string;
  readonly bytes: number;
  readonly logos: number;
  readonly photographs: number;
  readonly colours: readonly Colour[];
}
