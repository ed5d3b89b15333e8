import { closedPath, round } from "#app/art/print/shapes.ts";
import {
  box,
  discParts,
  glyph,
  inkPart,
  roundCorners,
  stem,
  STEM_WIDTH,
  simpleGlyph,
  track,
  type Draw,
  type LetterGlyph,
} from "./glyph.ts";

const SERPENT_WIDTH = 88;

interface Serpent {
  /** A 2 is a mirrored S with a square foot, a 5 one with a square top. */
  readonly isMirrored?: boolean;
  readonly hasSquareTop?: boolean;
  readonly hasSquareFoot?: boolean;
}

/** The outline of S, 2 and 5. */
export function serpent(
  height: number,
  { isMirrored = false, hasSquareTop, hasSquareFoot }: Serpent,
) {
  const stroke = Math.min(33, height * 0.28);
  const outerRy = (height + stroke) / 4;
  const innerRy = outerRy - stroke;
  const outerRx = Math.min(outerRy, SERPENT_WIDTH / 2);
  const innerRx = Math.max(outerRx - 28, 4);
  const x = (value: number) => round(isMirrored ? SERPENT_WIDTH - value : value);
  const arc = (rx: number, ry: number, isClockwise: boolean, to: number, y: number) =>
    `A${round(rx)} ${round(ry)} 0 0 ${isClockwise === isMirrored ? 0 : 1} ${x(to)} ${round(y)}`;
  const end = SERPENT_WIDTH - outerRx;
  const upper = hasSquareTop
    ? `H${x(0)}V${round(2 * outerRy)}H${x(outerRx)}`
    : `H${x(outerRx)}${arc(outerRx, outerRy, false, outerRx, 2 * outerRy)}`;
  const innerTop = hasSquareTop
    ? `H${x(35)}V${round(stroke)}`
    : `H${x(outerRx)}${arc(innerRx, innerRy, true, outerRx, stroke)}`;
  const lower = hasSquareFoot
    ? `H${x(SERPENT_WIDTH)}V${round(height - 2 * outerRy)}`
    : `H${x(end)}${arc(outerRx, outerRy, false, end, height - 2 * outerRy)}`;
  const innerFoot = hasSquareFoot
    ? `H${x(SERPENT_WIDTH - 35)}V${round(height - stroke)}`
    : `H${x(end)}${arc(innerRx, innerRy, true, end, height - stroke)}`;
  const foot = `H${x(5)}V${round(height)}${lower}`;
  return `M${x(SERPENT_WIDTH - 5)} 0${upper}${innerFoot}${foot}${innerTop}H${x(SERPENT_WIDTH - 5)}Z`;
}

/**
 * C and G: a track 100 wide and open on the right, 30 wide inside.
 *
 * @param end path from its outer foot to its inner foot
 */
function openTrack(width: number, height: number, end: string): LetterGlyph {
  const outer = `M99 40A50 50 0 0 0 50 0A50 50 0 0 0 0 50V${height - 50}A50 50 0 0 0 50 ${height}`;
  const inner = `A15 15 0 0 1 35 ${height - 50}V50A15 15 0 0 1 50 35A15 15 0 0 1 61.2 40Z`;
  const strokes = [roundCorners(100, height)];
  return simpleGlyph(width, outer + end + inner, { left: "round", strokes });
}

/** A bowl at a stem, from its top to its foot. */
function bowl(x: number, top: number, radius: number, longer = 0): string {
  const foot = round(top + 2 * radius + longer);
  const r = round(radius);
  const right = round(x + radius);
  const upper = `A${r} ${r} 0 0 1 ${right} ${round(top + radius)}`;
  return `M${STEM_WIDTH - 1} ${round(top)}H${x}${upper}V${round(foot - radius)}A${r} ${r} 0 0 1 ${x} ${foot}H${STEM_WIDTH - 1}Z`;
}

const stemPart = (height: number) => inkPart(closedPath(stem(height)));

/** The bowls are ink and only their counters are discs, so that it reads as a B. */
function letterB(height: number): LetterGlyph {
  const [r, q] = [Math.min(46, height * 0.262), Math.min(52, height * 0.296)];
  const bowls = [inkPart(bowl(52, 0, r)), inkPart(bowl(52, height - 2 * q, q))];
  const eyes = [...discParts(53, r, r * 0.53), ...discParts(54, height - q, q * 0.55)];
  const parts = [...bowls, stemPart(height), ...eyes];
  return glyph({
    width: round(52 + q),
    parts,
    left: "upright",
    strokes: [stem(height)],
    hasDisc: true,
  });
}

function letterD(height: number): LetterGlyph {
  const parts = [
    inkPart(bowl(52, 0, 50, height - 100)),
    stemPart(height),
    ...discParts(61, 50, 24, height - 100),
  ];
  return glyph({ width: 102, parts, left: "upright", strokes: [stem(height)], hasDisc: true });
}

function letterC(height: number): LetterGlyph {
  return openTrack(99, height, `A50 50 0 0 0 99 ${height - 40}H61.2A15 15 0 0 1 50 ${height - 35}`);
}

function letterG(height: number): LetterGlyph {
  const bar = Math.max(46, height * 0.5 - 6);
  const hook = `H52V${round(bar + 26)}H65V${height - 50}A15 15 0 0 1 50 ${height - 35}`;
  const foot = height < 130 ? `H50V${height - 35}` : hook;
  return openTrack(100, height, `A50 50 0 0 0 100 ${height - 50}V${round(bar)}${foot}`);
}

function letterJ(height: number): LetterGlyph {
  const bow = `A37 37 0 0 1 0 ${height - 37}V${height - 50}H34V${height - 37}A2.5 2.5 0 0 0 39 ${height - 37}`;
  return simpleGlyph(74, `M39 0H74V${height - 37}${bow}Z`, {
    right: "upright",
    strokes: [box(39, 0, STEM_WIDTH, height - 37)],
  });
}

function letterO(height: number): LetterGlyph {
  const parts = [inkPart(track(0, 0, 100, height)), ...discParts(50, 50, 31, height - 100)];
  const strokes = [roundCorners(100, height)];
  return glyph({ width: 100, parts, left: "round", right: "round", strokes, hasDisc: true });
}

function letterP(height: number): LetterGlyph {
  const parts = [inkPart(bowl(59, 0, 36)), stemPart(height), ...discParts(60, 36, 21)];
  return glyph({ width: 95, parts, left: "upright", strokes: [stem(height)], hasDisc: true });
}

/** The R, whose bowl is a whole disc: leg, disc, groove, hole, stem. */
function letterR(height: number): LetterGlyph {
  const y = (at: number) => round(63 + ((at - 63) * (height - 63)) / 37);
  const knee = height > 100 ? round(54 + (height - 100) * 0.2) : 54;
  const leg = `M35 63C58 ${y(64)} 72 ${y(76)} 75 ${height}H113C110 ${y(72)} 96 ${knee} 74 46Z`;
  const hole = "M58 25A11 11 0 1 0 58 47A11 11 0 1 0 58 25Z";
  const back = `C101 ${y(68)} 111 ${y(82)} 113 ${height}H75C72 ${y(77)} 60 ${y(66)} 35 ${y(65)}`;
  return glyph({
    width: 113,
    parts: [inkPart(leg), ...discParts(58, 36, 38), stemPart(height)],
    left: "upright",
    strokes: [stem(height)],
    hasDisc: true,
    plain: `M0 0H58A37 37 0 0 1 85 61${back}V${height}H0Z${hole}`,
  });
}

/** Its sides overlap no neighbor. */
function addCrossbar(draw: Draw, bar: (height: number) => string): Draw {
  return (height) => {
    const letter = draw(height);
    return { ...letter, left: "", right: "", parts: [...letter.parts, inkPart(bar(height))] };
  };
}

const tail = (height: number) => `M56 ${height - 34}H84L110 ${height}H78Z`;

/** Letters with a bowl or a bow. */
export const ROUND_LETTERS = {
  B: letterB,
  C: letterC,
  D: letterD,
  G: letterG,
  J: letterJ,
  O: letterO,
  P: letterP,
  Q: (height) => ({ ...addCrossbar(letterO, tail)(height), left: "round" }),
  R: letterR,
  S: (height) => simpleGlyph(88, serpent(height, {})),
  Đ: addCrossbar(letterD, (height) => `M-13 ${height / 2 - 9}H61V${height / 2 + 9}H-13Z`),
  Ø: addCrossbar(letterO, (height) => `M84 -12H110L16 ${height + 12}H-10Z`),
} as const satisfies Record<string, Draw>;
