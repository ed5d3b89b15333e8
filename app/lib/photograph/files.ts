import type { Fit, Photograph } from "./photograph.ts";

/** Forms that browsers take, best first; every photograph has all its widths in both. */
export const MODERN_FORMATS = ["avif", "webp"] as const;

/** The folder of the site in which the photographs lie. */
export const MEDIA_FOLDER = "media";

/** Wide enough for the browsers that know neither modern form. */
const PLAIN_WIDTH = 640;

/** The name of one file: "3f2a9c1b0d-480.avif". */
export function fileName(name: string, width: number, format: string): string {
  return `${name}-${width}.${format}`;
}

/** The one form that every browser takes. Logos keep what is clear in them. */
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

/** All widths in one form, in the words of a `srcset`. */
export function sourceSet({ name, widths }: Photograph, format: string, base: string): string {
  return widths
    .map((width) => `${base}${MEDIA_FOLDER}/${fileName(name, width, format)} ${width}w`)
    .join(", ");
}
