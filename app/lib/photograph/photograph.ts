/** How a picture stands in its slot: cut to fill it, whole on paper, or whole with nothing behind it. */
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
  /** Its mean colour, "#ab9", which stands until it arrives. */
  readonly colour: string;
  /** Where its subject is across its width, in percent; the middle if left out. */
  readonly focus?: number;
  /** What it shows, for those who do not see it. */
  readonly alt?: string;
  readonly caption?: string;
  /** Who took it. */
  readonly credit?: string;
}

/** The photographs of a page by the picture that each stands for. */
export type Album = Readonly<Record<string, Photograph>>;

/** The photographs of a page: those of all pictures whose keys begin in one of the given ways. */
export function photographsOf(
  photographs: ReadonlyMap<string, Photograph>,
  beginnings: readonly string[],
): Album {
  return Object.fromEntries(
    [...photographs].filter(([key]) => beginnings.some((beginning) => key.startsWith(beginning))),
  );
}
