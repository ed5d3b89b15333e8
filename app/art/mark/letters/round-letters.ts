import { round as n, closed } from "#app/art/print/shapes.ts";
import {
  box,
  disc,
  glyph,
  inkPart,
  roundCorners,
  stem,
  STEM,
  straight,
  track,
  type Draw,
  type Glyph,
} from "./glyph.ts";

const WIDTH = 88;

interface Serpent {
  /** A 2 is a mirrored S with a square foot, a 5 one with a square top. */
  readonly isMirrored?: boolean;
  readonly hasSquareTop?: boolean;
  readonly hasSquareFoot?: boolean;
}

/** The outline of S, 2 and 5, 88 wide. */
export function serpent(h: number, { isMirrored = false, hasSquareTop, hasSquareFoot }: Serpent) {
  const t = Math.min(33, h * 0.28);
  const outer = (h + t) / 4;
  const rx = Math.min(outer, WIDTH / 2);
  const [ri, rxi] = [outer - t, Math.max(rx - 28, 4)];
  const x = (value: number) => n(isMirrored ? WIDTH - value : value);
  const arc = (r1: number, r2: number, isClockwise: boolean, to: number, y: number) =>
    `A${n(r1)} ${n(r2)} 0 0 ${isClockwise === isMirrored ? 0 : 1} ${x(to)} ${n(y)}`;
  const end = WIDTH - rx;
  const upper = hasSquareTop
    ? `H${x(0)}V${n(2 * outer)}H${x(rx)}`
    : `H${x(rx)}${arc(rx, outer, false, rx, 2 * outer)}`;
  const innerTop = hasSquareTop ? `H${x(35)}V${n(t)}` : `H${x(rx)}${arc(rxi, ri, true, rx, t)}`;
  const lower = hasSquareFoot
    ? `H${x(WIDTH)}V${n(h - 2 * outer)}`
    : `H${x(end)}${arc(rx, outer, false, end, h - 2 * outer)}`;
  const innerFoot = hasSquareFoot
    ? `H${x(WIDTH - 35)}V${n(h - t)}`
    : `H${x(end)}${arc(rxi, ri, true, end, h - t)}`;
  const foot = `H${x(5)}V${n(h)}${lower}`;
  return `M${x(WIDTH - 5)} 0${upper}${innerFoot}${foot}${innerTop}H${x(WIDTH - 5)}Z`;
}

/** Back of C and G: an outer track 100 wide, up to the open side. */
const openTrack = (h: number) =>
  `M99 40A50 50 0 0 0 50 0A50 50 0 0 0 0 50V${h - 50}A50 50 0 0 0 50 ${h}`;

/** The return path along the inner side, 30 wide. */
const inner = (h: number) => `A15 15 0 0 1 35 ${h - 50}V50A15 15 0 0 1 50 35A15 15 0 0 1 61.2 40Z`;

/** A bowl at a stem, from its top to its foot. */
function bowl(x: number, top: number, radius: number, longer = 0): string {
  const foot = n(top + 2 * radius + longer);
  const r = n(radius);
  const right = n(x + radius);
  const upper = `A${r} ${r} 0 0 1 ${right} ${n(top + radius)}`;
  return `M${STEM - 1} ${n(top)}H${x}${upper}V${n(foot - radius)}A${r} ${r} 0 0 1 ${x} ${foot}H${STEM - 1}Z`;
}

const stemPart = (h: number) => inkPart(closed(stem(h)));

/** Bowls have the ink of their letter and a disc for an eye, so that the letter is recognized first. */
function letterB(h: number): Glyph {
  const [r, q] = [Math.min(46, h * 0.262), Math.min(52, h * 0.296)];
  const bowls = [inkPart(bowl(52, 0, r)), inkPart(bowl(52, h - 2 * q, q))];
  const eyes = [...disc(53, r, r * 0.53), ...disc(54, h - q, q * 0.55)];
  const parts = [...bowls, stemPart(h), ...eyes];
  return glyph({ width: n(52 + q), parts, left: "|", strokes: [stem(h)], hasDisc: true });
}

function letterD(h: number): Glyph {
  const parts = [inkPart(bowl(52, 0, 50, h - 100)), stemPart(h), ...disc(61, 50, 24, h - 100)];
  return glyph({ width: 102, parts, left: "|", strokes: [stem(h)], hasDisc: true });
}

function letterC(h: number): Glyph {
  const d = `${openTrack(h)}A50 50 0 0 0 99 ${h - 40}H61.2A15 15 0 0 1 50 ${h - 35}${inner(h)}`;
  return straight(99, d, "o", "", [roundCorners(100, h)]);
}

function letterG(h: number): Glyph {
  const bar = Math.max(46, h * 0.5 - 6);
  const hook = `H52V${n(bar + 26)}H65V${h - 50}A15 15 0 0 1 50 ${h - 35}`;
  const foot = h < 130 ? `H50V${h - 35}` : hook;
  const d = `${openTrack(h)}A50 50 0 0 0 100 ${h - 50}V${n(bar)}${foot}${inner(h)}`;
  return straight(100, d, "o", "", [roundCorners(100, h)]);
}

function letterJ(h: number): Glyph {
  const bow = `A37 37 0 0 1 0 ${h - 37}V${h - 50}H34V${h - 37}A2.5 2.5 0 0 0 39 ${h - 37}`;
  return straight(74, `M39 0H74V${h - 37}${bow}Z`, "", "|", [box(39, 0, STEM, h - 37)]);
}

function letterO(h: number): Glyph {
  const parts = [inkPart(track(0, 0, 100, h)), ...disc(50, 50, 31, h - 100)];
  const strokes = [roundCorners(100, h)];
  return glyph({ width: 100, parts, left: "o", right: "o", strokes, hasDisc: true });
}

function letterP(h: number): Glyph {
  const parts = [inkPart(bowl(59, 0, 36)), stemPart(h), ...disc(60, 36, 21)];
  return glyph({ width: 95, parts, left: "|", strokes: [stem(h)], hasDisc: true });
}

/** The R, whose bowl is a whole disc: leg, disc, groove, hole, stem. */
function letterR(h: number): Glyph {
  const y = (at: number) => n(63 + ((at - 63) * (h - 63)) / 37);
  const knee = h > 100 ? n(54 + (h - 100) * 0.2) : 54;
  const leg = `M35 63C58 ${y(64)} 72 ${y(76)} 75 ${h}H113C110 ${y(72)} 96 ${knee} 74 46Z`;
  const hole = "M58 25A11 11 0 1 0 58 47A11 11 0 1 0 58 25Z";
  const back = `C101 ${y(68)} 111 ${y(82)} 113 ${h}H75C72 ${y(77)} 60 ${y(66)} 35 ${y(65)}`;
  return glyph({
    width: 113,
    parts: [inkPart(leg), ...disc(58, 36, 38), stemPart(h)],
    left: "|",
    strokes: [stem(h)],
    hasDisc: true,
    plain: `M0 0H58A37 37 0 0 1 85 61${back}V${h}H0Z${hole}`,
  });
}

/** A letter with something across it. */
function crossed(draw: Draw, across: (h: number) => string): Draw {
  return (h) => {
    const letter = draw(h);
    return { ...letter, left: "", right: "", parts: [...letter.parts, inkPart(across(h))] };
  };
}

const tail = (h: number) => `M56 ${h - 34}H84L110 ${h}H78Z`;

/** Letters with a bowl or a bow. */
export const ROUND_LETTERS = {
  B: letterB,
  C: letterC,
  D: letterD,
  G: letterG,
  J: letterJ,
  O: letterO,
  P: letterP,
  Q: (h) => ({ ...crossed(letterO, tail)(h), left: "o" }),
  R: letterR,
  S: (h) => straight(88, serpent(h, {})),
  Đ: crossed(letterD, (h) => `M-13 ${h / 2 - 9}H61V${h / 2 + 9}H-13Z`),
  Ø: crossed(letterO, (h) => `M84 -12H110L16 ${h + 12}H-10Z`),
} as const satisfies Record<string, Draw>;
