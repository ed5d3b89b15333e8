import type { Ink } from "#app/art/print/ink.ts";
import type { ValueInk } from "#app/domain/core-values/value-inks.ts";

/** The inks of a value's picture: it is printed on the ink of its value, in others that stand out from that. */
export interface PictureInks {
  readonly ground: ValueInk;
  /** A screen on the ground. */
  readonly second: Ink;
  /** Kit and grass, and what is printed on them. */
  readonly dark: Ink;
  readonly onDark: Ink;
  readonly sun: Ink;
  /** What flies. */
  readonly light: Ink;
  /** Two plates, for skin and sleeves. */
  readonly plates: readonly [Ink, Ink];
}

/** Paper and sun, ink and newsprint change places where the ground is one of them. */
export function inksOn(ground: ValueInk): PictureInks {
  const isNight = ground === "k";
  return {
    ground,
    second: `${ground}2`,
    dark: isNight ? "n" : "k",
    onDark: isNight ? "k" : "g",
    sun: ground === "g" ? "p" : "g",
    light: ground === "g" ? "s" : "p",
    plates: [
      ground === "b" ? "c" : isNight ? "b2" : "b",
      ground === "s" ? "c" : isNight ? "s2" : "s",
    ],
  };
}
