import {
  pickCyclic,
  type NonEmpty,
  range,
  pointOnCircle,
  type Point,
  round,
  xy,
  closedPath,
  circle,
  circlePath,
  strokePath,
  fillPath,
  ring,
} from "#app/art/print/shapes.ts";
import type { Position } from "#app/domain/roster.ts";
import { type Ink, paint } from "#app/art/print/ink.ts";
import { halftone } from "#app/art/print/halftone.ts";

export interface MotifArea {
  readonly width: number;
  readonly height: number;
  /** Height of the motif's middle, as a share of the area's. */
  readonly middle?: number;
  readonly color: Ink;
  /** Ink of the lines on a field. */
  readonly lineInk?: Ink;
  readonly seed: number;
}

/** One large disc behind the head. */
function sun({ width, height, middle = 0.36, color }: MotifArea): string {
  return circle(width / 2, height * middle, Math.min(width, height) * 0.4, color);
}

function drawScreen({ width, height, color }: MotifArea, ramp: (way: number) => number): string {
  const area = { x: -width * 0.1, width: width * 1.2, height };
  return halftone(area, { pitch: 20, ramp, color, full: 1 });
}

/** A screen that gets denser toward the bottom. */
function tone(area: MotifArea): string {
  return drawScreen(area, (way) => 0.08 + 0.95 * way * way);
}

/** A screen that fades toward the bottom. */
function toneFromTop(area: MotifArea): string {
  return drawScreen(area, (way) => 0.92 * (1 - way) ** 1.4);
}

/** A checkerboard, six squares wide. */
function check({ width, height, color }: MotifArea): string {
  const side = width / 6;
  const squares = range(Math.ceil(height / side)).flatMap((row) =>
    range(6)
      .filter((column) => (column + row) % 2 === 1)
      .map((column) => {
        const [w, start] = [round(side), xy(column * side, row * side)];
        return `M${start}h${w}v${w}h${-w}Z`;
      }),
  );
  return fillPath(squares.join(""), color);
}

/** The field, seen from an end zone. */
function field({ width: w, height: h, color, lineInk = "paper" }: MotifArea): string {
  const grass = fillPath(`M${xy(0, h * 0.62)}H${w}V${round(h)}H0Z`, color);
  const across = `M${xy(0, h * 0.7)}H${w}M${xy(0, h * 0.82)}H${w}`;
  const left = `M${xy(w * 0.3, h * 0.62)}L${xy(-w * 0.1, h)}`;
  const right = `M${xy(w * 0.7, h * 0.62)}L${xy(w * 1.1, h)}`;
  const lines = `<path d="${across}${left}${right}" stroke="${paint(lineInk)}" stroke-width="${round(w * 0.008)}" opacity="0.7"/>`;
  return grass + lines;
}

/** Cones set out for a drill. */
function cones({ width: w, height: h, color }: MotifArea): string {
  const size = w * 0.05;
  const triangles = range(25).map((i) => {
    const row = Math.floor(i / 5);
    const x = w * (0.1 + (i % 5) * 0.2) + (row % 2 === 0 ? 0 : w * 0.1);
    const y = h * (0.08 + row * 0.2);
    return closedPath([
      [x - size, y + size],
      [x, y - size],
      [x + size, y + size],
    ]);
  });
  return fillPath(triangles.join(""), color);
}

/** A coach's board: defenders, attackers and the throw that beats them. */
function playbook({ width: w, height: h, color, seed }: MotifArea): string {
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
    strokePath(marks.join(""), color, width) +
    strokePath(throwLine, color, width, { dash: [w * 0.04, w * 0.03] })
  );
}

const MOTIF_MIDDLE = 0.36;

/** Sunbeams from the middle, 14 to 18 of them. */
function rays({ width, height, middle = MOTIF_MIDDLE, color, seed }: MotifArea): string {
  const center: Point = [width / 2, height * middle];
  const count = 14 + (seed % 3) * 2;
  const reach = Math.hypot(width, height);
  const beams = range(count).map((i) => {
    const angle = (i / count) * 360 + (seed % 20);
    const left = pointOnCircle(center, reach, angle);
    const right = pointOnCircle(center, reach, angle + 180 / count);
    return `M${xy(...center)}L${xy(...left)}L${xy(...right)}Z`;
  });
  return fillPath(beams.join(""), color);
}

/** Seven rings around the middle. */
function rings({ width, height, middle = MOTIF_MIDDLE, color }: MotifArea): string {
  const side = Math.min(width, height);
  return range(7)
    .map((i) => ring(width / 2, height * middle, (7 - i) * side * 0.092, color, side * 0.036))
    .join("");
}

/** Upright stripes. */
function bars({ width, height, color }: MotifArea): string {
  const stripes = range(4).map((i) => {
    const left = round((width * i * 2) / 7);
    return `M${left} 0H${round((width * (i * 2 + 1)) / 7)}V${round(height)}H${left}Z`;
  });
  return fillPath(stripes.join(""), color);
}

/** Leaning stripes. */
function slant({ width, height, color }: MotifArea): string {
  const step = width / 5;
  const lean = height * 0.7;
  const stripes = range(9).map((i) => {
    const foot = (i * 2 - 6) * step;
    return `M${xy(foot, height)}L${xy(foot + lean, 0)}H${round(foot + step + lean)}L${xy(foot + step, height)}Z`;
  });
  return fillPath(stripes.join(""), color);
}

/** Six throws, one above the other. */
function arcs({ width, height, color }: MotifArea): string {
  return range(6)
    .map((i) => {
      const start = xy(-width * 0.1, height * (0.95 - i * 0.13));
      const top = xy(width * 0.5, height * (0.35 - i * 0.2));
      const end = xy(width * 1.1, height * (0.75 - i * 0.13));
      return strokePath(`M${start}Q${top} ${end}`, color, width * 0.035);
    })
    .join("");
}

const MOTIFS = {
  arcs,
  bars,
  check,
  cones,
  field,
  playbook,
  rays,
  rings,
  slant,
  sun,
  tone,
  toneFromTop,
} satisfies Record<string, (area: MotifArea) => string>;

export type Motif = keyof typeof MOTIFS;

/** The pattern on a ground, behind everything else. */
export function motif(name: Motif, area: MotifArea): string {
  return MOTIFS[name](area);
}

const BY_POSITION: Readonly<Record<Position, NonEmpty<Motif>>> = {
  Handler: ["rings", "arcs", "sun", "tone", "field"],
  Cutter: ["rays", "slant", "bars", "toneFromTop", "check", "cones"],
  Hybrid: ["rings", "rays", "arcs", "slant", "sun", "bars", "check"],
  Coach: ["playbook"],
};

/** Motifs by position: turning ones for handlers, running ones for cutters, X and O for coaches. */
export function motifFor(position: Position | undefined, seed: number): Motif {
  return pickCyclic(BY_POSITION[position ?? "Hybrid"], seed >>> 5);
}
