import { range, type Point } from "./geometry.ts";
import { paint, type Paint } from "./ink.ts";
import { round, xy } from "./number.ts";

interface Disc {
  readonly centre: Point;
  readonly rx: number;
  /** Half its height: the flatter, the more it is seen from the side. */
  readonly ry: number;
  /** Degrees clockwise. */
  readonly tilt?: number;
  readonly fill: Paint;
  readonly line?: Paint;
  readonly lineWidth: number;
  /** One to three. */
  readonly grooves: number;
}

/** A flying disc seen at a tilt, with its grooves at 0.90, 0.76 and 0.64 of the radius. */
export function disc({ centre, rx, ry, tilt = 0, fill, line = "k", ...rest }: Disc): string {
  const grooves = range(rest.grooves).map((i) => {
    const share = [0.9, 0.76, 0.64][i] ?? 0.64;
    const width = rest.lineWidth * (i === 0 ? 0.8 : 0.45);
    return `<ellipse rx="${round(rx * share)}" ry="${round(ry * share)}" fill="none" stroke="${paint(line)}" stroke-width="${round(width)}"/>`;
  });
  const turn = tilt === 0 ? "" : ` rotate(${round(tilt)})`;
  return `<g transform="translate(${xy(...centre)})${turn}"><ellipse rx="${round(rx)}" ry="${round(ry)}" fill="${paint(fill)}"/>${grooves.join("")}</g>`;
}
