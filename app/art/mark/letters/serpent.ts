import { round as n } from "#app/art/print/number.ts";

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
