/** How a picture fits its slot: cropped to fill it, whole on paper, or whole without a ground. */
export type Fit = "cover" | "whole" | "bare";

/** A photograph or logo that the team has supplied, as a page knows it. */
export interface Photograph {
  /** What the names of its files begin with; it follows their content. */
  readonly name: string;
  /** Pixels of its largest file. */
  readonly width: number;
  readonly height: number;
  /** Widths of its files in pixels, smallest first. */
  readonly widths: readonly number[];
  readonly fit: Fit;
  /** Its mean colour, "#ab9", shown until it has loaded. */
  readonly colour: string;
  /** The horizontal position of its subject in percent; the middle if left out. */
  readonly focus?: number;
  /** What it shows, for those who do not see it. */
  readonly alt?: string;
  readonly caption?: string;
  /** Who took it. */
  readonly credit?: string;
}

/** The photographs of a page by the key of the picture that each replaces. */
export type Album = Readonly<Record<string, Photograph>>;

/** The photographs of all pictures whose keys start with one of the given prefixes. */
export function photographsOf(
  photographs: ReadonlyMap<string, Photograph>,
  beginnings: readonly string[],
): Album {
  return Object.fromEntries(
    [...photographs].filter(([key]) => beginnings.some((beginning) => key.startsWith(beginning))),
  );
}
