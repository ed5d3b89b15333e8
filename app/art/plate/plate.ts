import { type Ink, type Paint, paint } from "#app/art/print/ink.ts";
import { centeredLine, woodLine } from "#app/art/print/lettering.ts";
import { round, xy, strokePath, circle, pickTrait, type NonEmpty } from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { CAP_HEIGHT } from "#app/lib/wood-type/metrics.ts";

interface Plate {
  readonly width: number;
  readonly height: number;
  readonly fill: Ink;
  readonly ink: Ink;
}

/** The corner radius of a license plate: 13 % of its height. */
const CORNER_SHARE = 0.13;

/** Distance of the frame from the edge, and its corner radius, as shares of the plate's height. */
const FRAME_INSET = 0.055;
const FRAME_CORNER_SHARE = CORNER_SHARE * 0.65;

/** Font size of the code, as a share of the plate's height. */
const LETTER_SIZE = 0.86;

function box(inset: number, width: number, height: number, radius: number, colors: string): string {
  return `<rect x="${round(inset)}" y="${round(inset)}" width="${round(width)}" height="${round(height)}" rx="${round(radius)}" ${colors}/>`;
}

/** The code of the state in the middle of its plate. */
function letters(code: string, width: number, height: number, fill: Paint): string {
  return centeredLine(code, {
    x: width * 0.17,
    length: width * 0.66,
    middle: height * 0.5,
    capHeight: height * LETTER_SIZE * CAP_HEIGHT,
    fill,
  });
}

/** A state's license plate: rim, four bolts, its code. */
export function plate(code: string, { width: w, height: h, fill, ink }: Plate): string {
  const inset = h * FRAME_INSET;
  const frame = `fill="none" stroke="${paint(ink)}" stroke-width="${round(h * 0.03)}"`;
  // A line without length has two round ends, which make a dot.
  const bolts = [0.15, 0.85].flatMap((y) => [0.12, 0.88].map((x) => `M${xy(w * x, h * y)}h0`));
  return (
    box(0, w, h, h * CORNER_SHARE, `fill="${paint(fill)}"`) +
    box(inset, w - 2 * inset, h - 2 * inset, h * FRAME_CORNER_SHARE, frame) +
    strokePath(bolts.join(""), ink, h * 0.11, { hasRoundEnds: true }) +
    letters(code, w, h, ink)
  );
}

/** An unclaimed plate: a dashed outline with gray letters. Outlined letters would be illegible on phones. */
export function missingPlate(code: string, width: number, height: number): string {
  const colors =
    'fill="var(--disabled-fill)" stroke="var(--disabled)" stroke-width="1.4" stroke-dasharray="4 3.5" vector-effect="non-scaling-stroke"';
  return (
    box(1, width - 2, height - 2, height * CORNER_SHARE, colors) +
    letters(code, width, height, "var(--disabled)")
  );
}

const SIGN_INKS: NonEmpty<readonly [ground: Ink, type: Ink]> = [
  ["black", "sun"],
  ["plate1", "paper"],
  ["plate2", "sun"],
  ["plate3", "paper"],
];

const SIGN_WIDTH = 480;
const SIGN_HEIGHT = 200;
const SIGN_MARGIN = 48;

/** Distance of the bolts from two edges. */
const BOLT_INSET = 26;

/** A sponsor's name as an enamel sign, 480 x 200, in our type and never modeled on its logo. */
export function sponsorPlate(name: string): string {
  const [ground, ink] = pickTrait(SIGN_INKS, name, "sign");
  const [first = "", ...more] = name.toUpperCase().split(/\s+/);
  const measure = { x: SIGN_MARGIN, length: SIGN_WIDTH - 2 * SIGN_MARGIN, fill: ink } as const;
  const lettering =
    more.length === 0
      ? woodLine(first, { ...measure, middle: 100, capHeight: 92 })
      : woodLine(first, { ...measure, middle: 71, capHeight: 66 }) +
        woodLine(more.join(" "), { ...measure, middle: 144, capHeight: 40 });
  const bolts = [BOLT_INSET, SIGN_HEIGHT - BOLT_INSET].flatMap((y) =>
    [BOLT_INSET, SIGN_WIDTH - BOLT_INSET].map((x) => circle(x, y, 5.5, ink)),
  );
  return (
    `<rect width="${SIGN_WIDTH}" height="${SIGN_HEIGHT}" rx="26" fill="${paint(ground)}"/>` +
    `<rect x="11" y="11" width="${SIGN_WIDTH - 22}" height="${SIGN_HEIGHT - 22}" rx="17" fill="none" stroke="${paint(ink)}" stroke-width="3.5"/>` +
    bolts.join("") +
    lettering
  );
}

/** The sponsors' signs as `sponsor-0`, `sponsor-1`, … in their order. */
export function sponsorSheet(names: readonly string[]): Sheet {
  const symbols = names.map((sponsor, i) => ({
    id: `sponsor-${i}`,
    viewBox: `0 0 ${SIGN_WIDTH} ${SIGN_HEIGHT}`,
    markup: sponsorPlate(sponsor),
  }));
  return makeSheet("sponsors", symbols);
}
