/** Fit of a picture in its slot: cropped to fill it, whole on paper, or whole without a background. */
export type Fit = "cover" | "whole" | "bare";

/** A photograph or logo of the team. */
export interface Photograph {
  /** Base name of its files, a hash of their content. */
  readonly name: string;
  /** Pixels of its largest file. */
  readonly width: number;
  readonly height: number;
  /** Widths of its files in pixels, smallest first. */
  readonly widths: readonly number[];
  readonly fit: Fit;
  /** Average color, "#ab9", shown until it has loaded. */
  readonly color: string;
  /** Horizontal position of its subject in percent; the middle by default. */
  readonly focus?: number;
  readonly alt?: string;
  readonly caption?: string;
  /** Name of the photographer. */
  readonly credit?: string;
}

/** Photographs of a page by the key of the picture that each replaces. */
export type Album = Readonly<Record<string, Photograph>>;

/** Photographs for all pictures whose keys start with one of the prefixes. */
export function pickPhotographs(
  photographs: ReadonlyMap<string, Photograph>,
  prefixes: readonly string[],
): Album {
  return Object.fromEntries(
    [...photographs].filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix))),
  );
}

/** Modern image formats, best first; every photograph has all its widths in both. */
export const MODERN_FORMATS = ["avif", "webp"] as const;

/** The site's folder of photographs. */
export const MEDIA_FOLDER = "media";

/** Width of the plain file, for browsers that support neither modern format. */
const PLAIN_WIDTH = 640;

/** Name of one file: "3f2a9c1b0d-480.avif". */
export function fileName(name: string, width: number, format: string): string {
  return `${name}-${width}.${format}`;
}

/** The format that every browser supports. Logos keep their transparency. */
export function plainFormat(fit: Fit): "jpg" | "png" {
  return fit === "cover" ? "jpg" : "png";
}

/** The width of the one plain file: the first that is wide enough, else the largest. */
export function plainWidth(widths: readonly number[]): number {
  return widths.find((width) => width >= PLAIN_WIDTH) ?? widths.at(-1) ?? 0;
}

/** The address of the plain file below a site's base, which ends with a slash. */
export function plainAddress({ name, widths, fit }: Photograph, base: string): string {
  return `${base}${MEDIA_FOLDER}/${fileName(name, plainWidth(widths), plainFormat(fit))}`;
}

/** Value of `srcset` with all widths in one format. */
export function sourceSet({ name, widths }: Photograph, format: string, base: string): string {
  return widths
    .map((width) => `${base}${MEDIA_FOLDER}/${fileName(name, width, format)} ${width}w`)
    .join(", ");
}
