import type { PrintFormat } from "#app/art/action-print/stance.ts";

const VERTICAL: ReadonlySet<number> = new Set([2015, 2016, 2017, 2019]);

/** Vertical on desktops only. */
const BOTH: ReadonlySet<number> = new Set([2021, 2022]);

/**
 * The formats of a season's action prints, which are those of its photos: vertical (4:5) in four
 * seasons and on desktops in two more, else landscape (3:2). See docs/product.md, Roster.
 */
export function printFormats(year: number): readonly PrintFormat[] {
  if (BOTH.has(year)) return ["vertical", "landscape"];
  return VERTICAL.has(year) ? ["vertical"] : ["landscape"];
}
