import { range } from "#app/art/print/geometry.ts";
import { halftone } from "#app/art/print/halftone.ts";
import { paint } from "#app/art/print/ink.ts";
import { round, xy } from "#app/art/print/number.ts";
import { closed } from "#app/art/print/polygon.ts";
import { circle, circlePath, drawn, filled } from "#app/art/print/shapes.ts";
import type { MotifArea } from "./area.ts";

/** One large disc behind the head. */
export function sun({ width, height, middle = 0.36, colour }: MotifArea): string {
  return circle(width / 2, height * middle, Math.min(width, height) * 0.4, colour);
}

function screen({ width, height, colour }: MotifArea, ramp: (way: number) => number): string {
  const area = { x: -width * 0.1, width: width * 1.2, height };
  return halftone(area, { pitch: 20, ramp, colour, full: 1 });
}

/** A screen that grows towards the foot. */
export function tone(area: MotifArea): string {
  return screen(area, (way) => 0.08 + 0.95 * way * way);
}

/** A screen that fades towards the foot. */
export function toneFromTop(area: MotifArea): string {
  return screen(area, (way) => 0.92 * (1 - way) ** 1.4);
}

/** A chequerboard, six fields wide. */
export function check({ width, height, colour }: MotifArea): string {
  const side = width / 6;
  const squares = range(Math.ceil(height / side)).flatMap((row) =>
    range(6)
      .filter((column) => (column + row) % 2 === 1)
      .map((column) => {
        const [w, start] = [round(side), xy(column * side, row * side)];
        return `M${start}h${w}v${w}h${-w}Z`;
      }),
  );
  return filled(squares.join(""), colour);
}

/** The field, seen from an end zone. */
export function field({ width: w, height: h, colour, soft = "p" }: MotifArea): string {
  const grass = filled(`M${xy(0, h * 0.62)}H${w}V${round(h)}H0Z`, colour);
  const across = `M${xy(0, h * 0.7)}H${w}M${xy(0, h * 0.82)}H${w}`;
  const left = `M${xy(w * 0.3, h * 0.62)}L${xy(-w * 0.1, h)}`;
  const right = `M${xy(w * 0.7, h * 0.62)}L${xy(w * 1.1, h)}`;
  const lines = `<path d="${across}${left}${right}" stroke="${paint(soft)}" stroke-width="${round(w * 0.008)}" opacity="0.7"/>`;
  return grass + lines;
}

/** Cones set out for a drill. */
export function cones({ width: w, height: h, colour }: MotifArea): string {
  const size = w * 0.05;
  const triangles = range(25).map((i) => {
    const row = Math.floor(i / 5);
    const x = w * (0.1 + (i % 5) * 0.2) + (row % 2 === 0 ? 0 : w * 0.1);
    const y = h * (0.08 + row * 0.2);
    return closed([
      [x - size, y + size],
      [x, y - size],
      [x + size, y + size],
    ]);
  });
  return filled(triangles.join(""), colour);
}

/** A coach's board: defenders, attackers and the throw that beats them. */
export function playbook({ width: w, height: h, colour, seed }: MotifArea): string {
  const marks = range(9).map((i) => {
    const x = w * (0.12 + 0.38 * (i % 3));
    const y = h * (0.12 + 0.3 * Math.floor(i / 3));
    if ((i + seed) % 2 !== 0) return circlePath(x, y, w * 0.055);
    const arm = round(w * 0.1);
    return `M${xy(x - w * 0.05, y - w * 0.05)}l${arm} ${arm}m0 ${-arm}l${-arm} ${arm}`;
  });
  const width = w * 0.028;
  const throwLine = `M${xy(w * 0.16, h * 0.8)}Q${xy(w * 0.5, h * 0.2)} ${xy(w * 0.9, h * 0.55)}`;
  return (
    drawn(marks.join(""), colour, width) +
    drawn(throwLine, colour, width, { dash: [w * 0.04, w * 0.03] })
  );
}
