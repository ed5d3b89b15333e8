import { clamp, crossing, distance, hexOf, lighter, oklch } from "./colour.ts";
import { isRead, LARGE, ratio, settle } from "./contrast.ts";
import type { InterfaceInks } from "./interface-inks.ts";
import type { PrintInk, PrintInks } from "./print-inks.ts";

/** The plates and their seconds: at night they print a little lighter, as long as paper type is read. */
const PLATES: readonly PrintInk[] = ["b", "b2", "s", "s2", "c", "c2", "e", "e2"];
const LIFTED = 0.06;

/** The inks of pictures at night: calmer paper, lighter plates. */
export function nightInks(day: PrintInks): PrintInks {
  const p = lighter(day.p, -0.021, 1.25);
  const lifted = PLATES.map((ink): [PrintInk, string] => {
    const up = lighter(day[ink], LIFTED);
    const isFine = ink.length > 1 || isRead(p, [up], LARGE);
    return [ink, isFine && !ink.startsWith("e") ? up : day[ink]];
  });
  return { ...day, p, n: lighter(day.n, -0.043, 1.2), ...Object.fromEntries(lifted) };
}

/**
 * Inks of the poster at night, where light crosses light, and of a picture's `screen` behind it; `mark-b` and
 * `mark-s` are those of the club's mark on ink, day and night.
 */
export const STAGE_INKS = [
  "p",
  "k",
  "g",
  "b",
  "s",
  "c",
  "x",
  "screen",
  "mark-b",
  "mark-s",
] as const;

export type StageInks = Readonly<Record<(typeof STAGE_INKS)[number], string>>;

/** Lightness that a crossing must have, or it is printed as paper type. */
const LIGHT = 0.78;

/** The poster at night: plates as bright as type, at least 4.5 against the night. */
export function stageInks(day: PrintInks, dark: InterfaceInks): StageInks {
  const { bg, fg, gold } = dark;
  const lit = (plate: string) => {
    const { c, h } = oklch(plate);
    const chroma = c < 0.035 ? c : clamp(c * 1.45, 0.1, 0.19);
    return settle({ l: 0.645, c: chroma, h }, "lighter", (one) => ratio(one, bg) >= 4.5);
  };
  const b = lit(day.b);
  const near = lit(day.s);
  const s = distance(b, near) >= 0.12 ? near : lighter(near, 0.14);
  const mixed = crossing(b, s, true);
  const c = lit(day.c);
  return {
    p: bg,
    k: fg,
    g: gold,
    b,
    s,
    c,
    x: oklch(mixed).l >= LIGHT ? fg : mixed,
    "mark-b": dark["brain-text"],
    "mark-s": dark["skill-text"],
    screen: hexOf({ l: 0.26, c: Math.min(0.055, oklch(day.c).c), h: oklch(day.c).h }),
  };
}
