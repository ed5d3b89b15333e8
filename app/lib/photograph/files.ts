import type { Fit, Photograph } from "./photograph.ts";

/** Modern image formats, best first; every photograph has all its widths in both. */
export const MODERN_FORMATS = ["avif", "webp"] as const;

/** The site's folder of photographs. */
export const MEDIA_FOLDER = "media";

/** Width of the plain file, for browsers that know neither modern format. */
const PLAIN_WIDTH = 640;

/** The name of one file: "3f2a9c1b0d-480.avif". */
export function fileName(name: string, width: number, format: string): string {
  return `${name}-${width}.${format}`;
}

/** The format that every browser knows. Logos keep their transparency. */
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

/** All widths in one format, as the value of `srcset`. */
export function sourceSet({ name, widths }: Photograph, format: string, base: string): string {
  return widths
    .map((width) => `${base}${MEDIA_FOLDER}/${fileName(name, width, format)} ${width}w`)
    .join(", ");
}
