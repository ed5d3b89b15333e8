import { slug } from "#app/lib/text.ts";

/** Bounds for the number of core values (docs/product.md, Core values). */
export const MIN_VALUES = 3;
export const MAX_VALUES = 6;

/** Print inks of core values by position: the plates and the deeper sun, then the sun itself and ink. */
export const VALUE_INKS = ["plate1", "deepSun", "plate2", "plate3", "sun", "black"] as const;

export type ValueInk = (typeof VALUE_INKS)[number];

/** @param index position in the club's list, from 0; inks repeat after the last one */
export function valueInk(index: number): ValueInk {
  return VALUE_INKS[index % MAX_VALUES] ?? VALUE_INKS[0];
}

/** Slug of a core value: "Fair play" is `fair-play`. A name without Latin letters or digits gets its position. */
export function valueKey(name: string, index: number): string {
  return slug(name) || `value-${index + 1}`;
}
