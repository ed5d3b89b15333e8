import { paint, type Paint } from "./ink.ts";
import { round, xy } from "./number.ts";

/** A filled path. */
export function filled(d: string, fill: Paint): string {
  return `<path d="${d}" fill="${paint(fill)}"/>`;
}

interface Line {
  /** Round ends. */
  readonly round?: boolean;
  /** Lengths of dash and gap. */
  readonly dash?: readonly [dash: number, gap: number];
}

/** A path drawn as a line, unfilled. */
export function drawn(d: string, stroke: Paint, width: number, line: Line = {}): string {
  const cap = line.round === true ? ' stroke-linecap="round"' : "";
  const dash = line.dash ? ` stroke-dasharray="${xy(...line.dash)}"` : "";
  return `<path d="${d}" fill="none" stroke="${paint(stroke)}" stroke-width="${round(width)}"${cap}${dash}/>`;
}

export function circle(x: number, y: number, radius: number, fill: Paint): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${paint(fill)}"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: Paint, width: number): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${paint(stroke)}" stroke-width="${round(width)}"/>`;
}

function placed(name: "x" | "y", value: number): string {
  return value === 0 ? "" : ` ${name}="${round(value)}"`;
}

export function rect(x: number, y: number, width: number, height: number, fill: Paint): string {
  return `<rect${placed("x", x)}${placed("y", y)} width="${round(width)}" height="${round(height)}" fill="${paint(fill)}"/>`;
}

/** Shapes moved together, as by `translate(12 0) rotate(8)`. */
export function moved(transform: string, shapes: string): string {
  return `<g transform="${transform}">${shapes}</g>`;
}

/** The path of a circle, to be joined with other paths. */
export function circlePath(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${xy(x - radius, y)}a${r} ${r} 0 1 0 ${round(2 * radius)} 0a${r} ${r} 0 1 0 ${round(-2 * radius)} 0Z`;
}
