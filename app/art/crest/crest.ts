import { hash, pick, type Choices } from "#app/art/print/hash.ts";
import type { Point } from "#app/art/print/geometry.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { centredLine } from "#app/art/print/lettering.ts";
import { closed } from "#app/art/print/polygon.ts";
import { circle, drawn, filled } from "#app/art/print/shapes.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";
import { cut } from "./cut.ts";
import { DIVISIONS, type Field } from "./division.ts";
import { monogram } from "./monogram.ts";
import { OUTLINES, type Outline } from "./outline.ts";

/** The fields of an opponent that its crest is drawn from; never its own logo. */
export interface Opponent {
  readonly id: string;
  readonly name: string;
}

const PAIRS: Choices<readonly [ground: Ink, second: Ink]> = [
  ["b", "g"],
  ["s", "g"],
  ["c", "g"],
  ["k", "g"],
  ["b", "p"],
  ["s", "p"],
  ["c", "p"],
  ["e", "k"],
  ["g", "k"],
  ["b2", "p"],
  ["b2", "g"],
  ["c2", "p"],
];

function fieldsOf(fields: readonly Field[], outline: Outline, ground: Ink, second: Ink): string {
  return fields
    .map(({ corners, isGround }) => {
      const part = cut(outline.corners, corners);
      return part.length < 3 ? "" : filled(closed(part), isGround ? ground : second);
    })
    .join("");
}

/** One letter stands on a disc, several on a band. */
function lettering(text: string, { corners, measure }: Outline, plate: Ink, ink: Ink): string {
  const isLong = text.length > 1;
  const capHeight = (isLong ? 46 : 62) * CAP_HEIGHT;
  const room = isLong ? Math.min(measure, text.length > 3 ? 80 : text.length * 25) : 40;
  const half = capHeight / 2 + 7;
  const band: Point[] = [
    [-2, 50 - half],
    [102, 50 - half],
    [102, 50 + half],
    [-2, 50 + half],
  ];
  const ground = isLong ? filled(closed(cut(corners, band)), plate) : circle(50, 50, 31, plate);
  const setting = { x: 50 - room / 2, length: room, middle: 50, capHeight, fill: ink } as const;
  return ground + centredLine(text, setting);
}

/**
 * An opponent's crest, 100 x 100: shape, division and inks from its id, letters from its name.
 *
 * @param spelt the name that the letters are taken from, where its own cannot be drawn
 */
export function crest({ id, name }: Opponent, spelt = name): string {
  const seed = hash(id + name);
  const outline = pick(OUTLINES, seed);
  const [ground, second] = pick(PAIRS, seed >>> 8);
  const isLight = ground === "g" || ground === "e";
  const plate = isLight ? "k" : ground;
  const letterInk = ground === "e" ? "p" : isLight ? ground : second;
  return (
    filled(outline.path, ground) +
    fieldsOf(pick(DIVISIONS, seed >>> 4), outline, ground, second) +
    lettering(monogram(spelt), outline, plate, letterInk) +
    drawn(outline.path, "var(--cl, var(--k))", 5)
  );
}
