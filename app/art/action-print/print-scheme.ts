import type { Palette } from "#app/art/figure/palette.ts";
import { firstFree } from "#app/art/print/hash.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { grooveOn, ON_GROUND } from "#app/art/season/grounds.ts";
import type { Scheme } from "#app/art/season/scheme.ts";

/** On an ink ground the number is gold, so gold and ink are taken: Effort in a paper jersey. */
const ON_INK = { body: "e", jersey: "p", number: "k", hair: "p" } as const;

/** A scheme changed so that the figure stands out from the large number behind it. */
export function printScheme(scheme: Scheme): Scheme {
  const { ground, soft, jersey } = scheme;
  const inks = ground === "k" ? { ...scheme, ...ON_INK } : scheme;
  const body = firstFree<Ink>([inks.body, ...ON_GROUND[ground].body], (ink) => ink !== soft);
  const accent = firstFree<Ink>(
    ["g", "p", "b", "s", "c"],
    (ink) => ink !== ground && ink !== body && ink !== soft,
  );
  const hair = inks.hair === soft ? jersey : inks.hair;
  return { ...inks, body, accent, hair };
}

/** A scheme as a figure wears it. */
export function paletteOf({ body, jersey, accent, hair, number }: Scheme): Palette {
  return {
    skin: body,
    jersey,
    shorts: jersey,
    socks: accent,
    shoes: jersey,
    hair,
    accent,
    number,
    groove: grooveOn(body),
  };
}
