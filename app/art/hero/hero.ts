import { figure } from "#app/art/figure/figure.ts";
import type { Palette } from "#app/art/figure/palette.ts";
import { wordmark, WORDMARK_LENGTH } from "#app/art/mark/wordmark.ts";
import type { Point } from "#app/art/print/geometry.ts";
import { halftoneRings } from "#app/art/print/halftone.ts";
import type { SpotInk } from "#app/art/print/ink.ts";
import { factor, round, xy } from "#app/art/print/number.ts";
import { isolated, overprinted } from "#app/art/print/overprint.ts";
import { circle, filled, moved } from "#app/art/print/shapes.ts";
import type { HairStyle } from "#app/art/season/look.ts";

/** The shape of the home page's poster. */
export interface HeroLayout {
  readonly sun: Point;
  readonly sunRadius: number;
  /** Distance of the dots around the sun, and how far they reach, in radii. */
  readonly pitch: number;
  readonly glow: number;
  readonly figureScale: number;
  /** Degrees by which both players dive upwards. */
  readonly turn: number;
  /** Distance of each hip from the middle, in units of a figure. */
  readonly apart: number;
  readonly drop: number;
  /** The disc's middle above the sun's, and its radius. */
  readonly discRise: number;
  readonly discRadius: number;
  readonly wordmarkAt: Point;
  readonly wordmarkWidth: number;
}

function plate(ink: SpotInk): Palette {
  return {
    skin: ink,
    jersey: ink,
    shorts: "var(--j)",
    socks: "g",
    shoes: "var(--j)",
    hair: "var(--j)",
    accent: "g",
    number: "p",
    groove: "p",
  };
}

function bigDisc([x, y]: Point, radius: number): string {
  const oval = (share: number, height: number, fill: string, width: number) =>
    `<ellipse rx="${round(radius * share)}" ry="${round(radius * height)}" fill="${fill}" stroke="var(--k)" stroke-width="${width}"/>`;
  const rim = `a${xy(radius, radius * 0.3)} 0 0`;
  const side = `M${-radius} 0${rim} 0 ${2 * radius} 0v14${rim} 1 ${-2 * radius} 0Z`;
  const shapes =
    filled(side, "k") +
    oval(1, 0.3, "var(--dp)", 5) +
    oval(0.84, 0.235, "none", 4) +
    oval(0.75, 0.2, "none", 2) +
    oval(0.28, 0.08, "var(--k)", 0);
  return moved(`translate(${xy(x, y)}) rotate(-9)`, shapes);
}

/** Two players, one disc: Brain dives in from the left, Skill from the right. */
function divers({ sun: [x, y], figureScale: scale, turn, apart, drop }: HeroLayout): string {
  const diver = (ink: SpotInk, side: 1 | -1, hair: HairStyle, number: string) =>
    figure({
      pose: "reach",
      hair,
      palette: plate(ink),
      at: [x - side * apart * scale, y + drop],
      scale,
      turn,
      isMirrored: side === -1,
      number,
      numberSize: 18,
      headRadius: 12,
    });
  return isolated(diver("b", 1, "ponytail", "15") + overprinted(diver("s", -1, "braids", "20")));
}

/**
 * The home page's poster with the club's name. At night its host remaps `--p`, `--k`, `--b`, `--s`, `--g`, `--j` (hair,
 * shorts, shoes), `--dp` (the disc) and `--gl` (the groove of the R).
 */
export function hero(name: string, layout: HeroLayout): string {
  const { sun, sunRadius, glow, pitch, discRise, discRadius, wordmarkAt, wordmarkWidth } = layout;
  const dots = halftoneRings({
    centre: sun,
    radius: sunRadius * glow,
    inner: sunRadius * 1.04,
    pitch,
    ramp: (way) => (1 - way) * 2.3,
    colour: "g",
  });
  const letters = wordmark(name, {
    ink: "k",
    disc: "g",
    groove: "var(--gl, var(--k))",
    hole: "p",
    v: "b",
    a: "s",
  });
  const size = factor(wordmarkWidth / WORDMARK_LENGTH);
  return (
    dots +
    circle(...sun, sunRadius, "g") +
    bigDisc([sun[0], sun[1] - discRise], discRadius) +
    divers(layout) +
    moved(`translate(${xy(...wordmarkAt)}) scale(${size})`, letters)
  );
}
