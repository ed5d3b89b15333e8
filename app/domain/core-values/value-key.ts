import { slug } from "#app/lib/text/slug.ts";

/**
 * What an address calls a core value: "Fair play" is `fair-play`. A name without a Latin letter or a figure goes by its
 * place.
 */
export function valueKey(name: string, place: number): string {
  return slug(name) || `value-${place + 1}`;
}
