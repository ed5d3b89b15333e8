import {
  clamp,
  distance,
  toHex,
  hueGap,
  oklch,
  type Oklch,
  isLegible,
  ON_SUN,
  adjustUntil,
  crossInks,
  ratio,
  TEXT_CONTRAST,
} from "./color.ts";

/** A color as the club wrote it, and in OKLCH. */
export interface GivenColor {
  readonly given: string;
  readonly at: Oklch;
}

/** The club's colors by their use. */
interface GivenColors {
  /** The lightest one that ink type is legible on. */
  readonly sun: GivenColor | undefined;
  /** The others, in the order in which the club gave them. */
  readonly plates: readonly GivenColor[];
  /** Black is not a plate, but makes the ink neutral. */
  readonly hasBlack: boolean;
  /** White is not a plate, but makes the paper bright. */
  readonly hasWhite: boolean;
}

const isBlack = ({ at: { l, c } }: GivenColor) => l < 0.27 && c < 0.05;
const isWhite = ({ at: { l, c } }: GivenColor) => l > 0.93 && c < 0.03;

/** Lightness from which a color can be the sun; a single color has to be both sun and plate. */
const [SUN_FROM, ONLY_SUN_FROM] = [0.62, 0.66];
/** Chroma from which a light color counts as a color and not as paper. */
const STRONG_CHROMA = 0.08;

/** Sorts colors into sun, plates, black and white. */
export function sortColors(colors: readonly string[]): GivenColors {
  const all = colors.map((given) => ({ given, at: oklch(given) }));
  const inks = all.filter((color) => !isBlack(color) && !isWhite(color));
  const from = inks.length === 1 ? ONLY_SUN_FROM : SUN_FROM;
  const light = inks.filter(({ at }) => at.l >= from);
  const strong = light.filter(({ at }) => at.c >= STRONG_CHROMA);
  const [sun] = (strong.length > 0 ? strong : light).toSorted((a, b) => b.at.l - a.at.l);
  return {
    sun,
    plates: inks.filter((ink) => ink !== sun),
    hasBlack: all.some(isBlack),
    hasWhite: all.some(isWhite),
  };
}

/** Paper, newsprint and black, by the names of their custom properties. */
interface Stock {
  readonly p: string;
  readonly n: string;
  readonly k: string;
}

/** Hue of paper that is not tinted by a sun. */
const PAPER_HUE = 86;

/** The sun of a club without one: a tint of its first color, or a gray. */
export function rawSun({ sun, plates: [first] }: GivenColors): Oklch {
  if (sun !== undefined) return sun.at;
  if (first === undefined) return { l: 0.8, c: 0, h: PAPER_HUE };
  return { l: 0.8, c: Math.min(0.12, first.at.c * 0.6), h: first.at.h };
}

/**
 * Paper, newsprint and ink. Paper is tinted with the sun; white among the colors makes it bright, black makes
 * the ink neutral.
 */
export function mixStock(colors: GivenColors): Stock {
  const { hasBlack, hasWhite, plates } = colors;
  const sun = rawSun(colors);
  const h = sun.c < 0.02 ? PAPER_HUE : sun.h;
  const tint = (hueGap(h, 80) < 40 ? 0.024 : 0.013) * (hasWhite ? 0.4 : 1);
  // A second pale color tints the newsprint.
  const pale = plates.find(({ at }) => at.l >= 0.8)?.at;
  return {
    p: toHex({ l: hasWhite ? 0.962 : 0.948, c: tint, h }),
    n:
      pale === undefined
        ? toHex({ l: 0.903, c: tint * 1.6, h })
        : toHex({ l: 0.895, c: clamp(pale.c, 0.03, 0.06), h: pale.h }),
    k: toHex({ l: 0.203, c: hasBlack ? 0.004 : 0.012, h }),
  };
}

/** Minimum distance between the sun and paper. */
const MIN_SUN_DISTANCE = 0.14;

/** The sun in print: it contrasts with paper, and ink type is legible on it, which matters more. */
export function printedSun(raw: Oklch, { p: paper, k: black }: Stock): string {
  const isFine =
    distance(toHex(raw), paper) >= MIN_SUN_DISTANCE && isLegible(black, [toHex(raw)], ON_SUN);
  // A pale color printed solid needs more chroma, or it looks like a stain.
  const c = raw.c < 0.03 || isFine ? raw.c : Math.max(raw.c, 0.115);
  const offPaper = adjustUntil(
    { ...raw, c },
    "darker",
    (sun) => distance(sun, paper) >= MIN_SUN_DISTANCE,
  );
  return adjustUntil({ ...oklch(offPaper), c }, "lighter", (sun) =>
    isLegible(black, [sun], ON_SUN),
  );
}

/** Dark enough for paper type, light enough to differ from ink. */
const [DARKEST, LIGHTEST] = [0.36, 0.56];

/** Turns a color into a plate: paper and newsprint type are legible on it, and the sun's ink is visible. */
export function makePlateMixer(
  { p: paper, n: newsprint }: Stock,
  sun: string,
): (raw: Oklch) => string {
  const isFine = (plate: string) =>
    ratio(newsprint, plate) >= 4.5 &&
    ratio(sun, plate) >= 2.5 &&
    isLegible(paper, [plate], TEXT_CONTRAST);
  return (raw) => {
    // A pale color that turns into a plate becomes a pigment, not a brown.
    const minChroma = raw.l > LIGHTEST + 0.1 ? 0.135 : 0.08;
    const c = raw.c < 0.035 ? raw.c : clamp(raw.c, Math.min(minChroma, 0.24), 0.24);
    return adjustUntil({ l: clamp(raw.l, DARKEST, LIGHTEST), c, h: raw.h }, "darker", isFine);
  };
}

/** A club of black, white and gray stays gray: three tones as far apart as paper type allows. */
const GRAY_LIGHTNESSES = [DARKEST, 0.47, LIGHTEST] as const;

type PlateTriple = readonly [string, string, string];

/** Adds plates mixed from the club's own inks where they cross, if the result is a distinct hue. */
function addCrossedPlates(sun: string, plates: string[], make: (raw: Oklch) => string): void {
  const pairs = [
    [plates[0], sun],
    [plates[0], plates[1]],
    [plates[1], sun],
  ] as const;
  for (const [first, second] of pairs) {
    if (plates.length >= 3 || first === undefined || second === undefined) continue;
    const { c, h } = oklch(crossInks(first, second));
    const isNew = plates.every((plate) => hueGap(oklch(plate).h, h) >= 25);
    if (c >= 0.025 && isNew) plates.push(make({ l: 0.43, c: Math.max(c, 0.086), h }));
  }
}

/** Three plates: the club's own, then mixes of overlaps, then slate, then a deeper tone. */
export function threePlates(
  sun: string,
  own: readonly string[],
  make: (raw: Oklch) => string,
): PlateTriple {
  const { c: strength, h } = oklch(sun);
  if (own.length === 0 && strength < 0.03) {
    const [dark, middle, light] = GRAY_LIGHTNESSES.map((l) => make({ l, c: 0, h: 86 }));
    return [dark ?? sun, middle ?? sun, light ?? sun];
  }
  const plates = own.length === 0 ? [make({ l: 0.43, c: strength, h })] : own.slice(0, 3);
  addCrossedPlates(sun, plates, make);
  const [first = sun] = plates;
  const { l, c, h: hue } = oklch(first);
  const slate = { l: 0.46, c: Math.min(0.022, c), h: (hue + 180) % 360 };
  const tone = { l: l > 0.45 ? 0.37 : 0.54, c: c * 0.7, h: hue };
  const [plate1 = first, plate2 = make(slate), plate3 = make(plates.length < 2 ? tone : slate)] =
    plates;
  return [plate1, plate2, plate3];
}

/** Changes a plate that looks like another one: lightness first, then hue. */
export function separatePlate(
  fixed: readonly string[],
  moving: string,
  minDistance: number,
  make: (raw: Oklch) => string,
): string {
  const { l, c, h } = oklch(moving);
  const tries = [0, 30, -30, 60, -60, 90, 120, 150, 180].flatMap((turn) =>
    [l, DARKEST, 0.41, 0.46, 0.51, LIGHTEST].map((light) =>
      make({ l: light, c: turn === 0 ? c : Math.max(c, 0.1), h: (h + turn + 360) % 360 }),
    ),
  );
  const isApart = (plate: string) => fixed.every((color) => distance(color, plate) >= minDistance);
  return tries.find(isApart) ?? moving;
}

/** Whether a plate is gray; grays may be closer to each other. */
export function isGray(plate: string): boolean {
  return oklch(plate).c < 0.01;
}
