import { clamp, crossing, distance, hueGap, oklch, type Oklch } from "./colour.ts";
import { isRead, ratio, settle, TEXT } from "./contrast.ts";
import type { Stock } from "./stock.ts";

/** Dark enough for paper type, light enough to differ from ink. */
const [DARKEST, LIGHTEST] = [0.36, 0.56];

/** A colour as a plate: it carries paper type and newsprint, and shows the sun's ink. */
export function plateMaker({ p, n }: Stock, sun: string): (raw: Oklch) => string {
  const isFine = (plate: string) =>
    ratio(n, plate) >= 4.5 && ratio(sun, plate) >= 2.5 && isRead(p, [plate], TEXT);
  return (raw) => {
    // A pale colour that turns into a plate becomes a pigment, not a brown.
    const least = raw.l > LIGHTEST + 0.1 ? 0.135 : 0.08;
    const c = raw.c < 0.035 ? raw.c : clamp(raw.c, Math.min(least, 0.24), 0.24);
    return settle({ l: clamp(raw.l, DARKEST, LIGHTEST), c, h: raw.h }, "darker", isFine);
  };
}

/** A club of black, white and grey stays grey: three tones as far apart as paper type allows. */
const GREYS = [DARKEST, 0.47, LIGHTEST] as const;

type Three = readonly [string, string, string];

/** What the club's own inks make where they cross, as long as that is a hue of its own. */
function crossedPlates(sun: string, plates: string[], make: (raw: Oklch) => string): void {
  const pairs = [
    [plates[0], sun],
    [plates[0], plates[1]],
    [plates[1], sun],
  ] as const;
  for (const [one, two] of pairs) {
    if (plates.length >= 3 || one === undefined || two === undefined) continue;
    const { c, h } = oklch(crossing(one, two));
    const isNew = plates.every((plate) => hueGap(oklch(plate).h, h) >= 25);
    if (c >= 0.025 && isNew) plates.push(make({ l: 0.43, c: Math.max(c, 0.086), h }));
  }
}

/** Three plates: the club's own, then what they make where they cross, then slate, then a deeper tone. */
export function threePlates(
  sun: string,
  own: readonly string[],
  make: (raw: Oklch) => string,
): Three {
  const { c: strength, h } = oklch(sun);
  if (own.length === 0 && strength < 0.03) {
    const [dark, middle, light] = GREYS.map((l) => make({ l, c: 0, h: 86 }));
    return [dark ?? sun, middle ?? sun, light ?? sun];
  }
  const plates = own.length === 0 ? [make({ l: 0.43, c: strength, h })] : own.slice(0, 3);
  crossedPlates(sun, plates, make);
  const [first = sun] = plates;
  const { l, c, h: hue } = oklch(first);
  const slate = { l: 0.46, c: Math.min(0.022, c), h: (hue + 180) % 360 };
  const tone = { l: l > 0.45 ? 0.37 : 0.54, c: c * 0.7, h: hue };
  const [b = first, s = make(slate), third = plates.length < 2 ? make(tone) : make(slate)] = plates;
  return [b, s, third];
}

/** Moves a plate that looks like another one: lightness first, then hue. */
export function apart(
  fixed: readonly string[],
  moving: string,
  least: number,
  make: (raw: Oklch) => string,
): string {
  const { l, c, h } = oklch(moving);
  const tries = [0, 30, -30, 60, -60, 90, 120, 150, 180].flatMap((turn) =>
    [l, DARKEST, 0.41, 0.46, 0.51, LIGHTEST].map((light) =>
      make({ l: light, c: turn === 0 ? c : Math.max(c, 0.1), h: (h + turn + 360) % 360 }),
    ),
  );
  const isApart = (plate: string) => fixed.every((other) => distance(other, plate) >= least);
  return tries.find(isApart) ?? moving;
}

/** Whether a plate is a grey; greys may be nearer to each other. */
export function isGrey(plate: string): boolean {
  return oklch(plate).c < 0.01;
}
