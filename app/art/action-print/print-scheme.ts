import type { Palette } from "#app/art/figure/palette.ts";
import { firstFree } from "#app/art/print/hash.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { grooveOn } from "#app/art/season/grounds.ts";
import type { Scheme } from "#app/art/season/scheme.ts";

/**
 * A scheme whose large number and socks change their inks where needed, so that the figure stands
 * out from the number in the same inks as her bust.
 */
export function printScheme(scheme: Scheme): Scheme {
  const { look, ground, body, hair, jersey, gear } = scheme;
  const hat: readonly Ink[] = look.gear === "none" || look.gear === "shades" ? [] : [gear[0]];
  const worn = new Set<Ink>([ground, body, hair, jersey, ...hat]);
  // Paper cannot be seen on newsprint.
  const others: readonly Ink[] = ground === "n" ? ["e"] : ["g", "p", "e", "b", "s"];
  const soft = firstFree<Ink>([scheme.soft, ...others], (ink) => !worn.has(ink));
  const accent = firstFree<Ink>(
    ["g", "p", "b", "s", "c"],
    (ink) => ink !== ground && ink !== body && ink !== soft,
  );
  return { ...scheme, soft, accent };
}

/** The inks of a scheme for a figure. */
export function paletteOf({ body, jersey, accent, hair, gear, number }: Scheme): Palette {
  return {
    skin: body,
    jersey,
    shorts: jersey,
    socks: accent,
    shoes: jersey,
    hair,
    accent,
    gear,
    number,
    groove: grooveOn(body),
  };
}
