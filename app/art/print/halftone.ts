import { paint, type Paint } from "./ink.ts";
import { range, type Point, factor, round, xy } from "./shapes.ts";

interface Area {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

interface Screen {
  /** Spacing of the dots. */
  readonly pitch: number;
  /** Coverage of the paper along the screen, both 0 to 1. */
  readonly ramp: (way: number) => number;
  readonly color: Paint;
}

/** Diameter of a dot at full coverage, in pitches, so that neighbors touch. */
const FULL_DOT = 1.12;

/** Smaller dots are left out: of a screen, in pitches, and of rings, in units. */
const MIN_DOT = 0.09;
const MIN_RING_DOT = 0.6;

/** Distance of neighboring rings, in pitches. */
const RING_STEP = 0.86;

/**
 * A halftone screen from the top of an area to its bottom. A row of dots is one dashed line: its dashes have
 * no length, its round caps are the dots, and its width is their diameter. Every second row is shifted by
 * half a pitch.
 */
export function halftone(area: Area, { pitch, ramp, color }: Screen): string {
  const { x = 0, y = 0, width, height } = area;
  const rows = Math.ceil(height / (pitch / 2));
  const lines = range(rows + 1).map((row) => {
    const dot = Math.max(0, Math.min(1, ramp(row / rows))) * pitch * FULL_DOT;
    if (dot < pitch * MIN_DOT) return "";
    const start = xy(x + (row % 2 === 0 ? 0 : pitch / 2), y + (row * pitch) / 2);
    return `<path d="M${start}h${round(width)}" stroke-width="${round(dot)}"/>`;
  });
  return `<g fill="none" stroke="${paint(color)}" stroke-linecap="round" stroke-dasharray="0 ${round(pitch)}">${lines.join("")}</g>`;
}

interface Rings extends Screen {
  readonly center: Point;
  readonly radius: number;
  /** Start of the rings. */
  readonly inner: number;
}

/** A halftone screen in rings around a center, for suns. */
export function halftoneRings({ center, radius, inner, pitch, ramp, color }: Rings): string {
  const rings = Math.floor((radius - inner) / (pitch * RING_STEP)) + 1;
  const circles = range(Math.max(0, rings)).map((k) => {
    const r = inner + k * pitch * RING_STEP;
    const dot = Math.max(0, ramp(r / radius)) * pitch;
    if (dot < MIN_RING_DOT) return "";
    const dots = Math.max(6, Math.round((2 * Math.PI * r) / pitch));
    // A dash must go evenly into the circle, or the last two dots collide.
    const gap = factor((2 * Math.PI * r) / dots);
    const shift = k % 2 === 0 ? "" : ` transform="rotate(${round(180 / dots)})"`;
    return `<circle r="${round(r)}" stroke-width="${round(dot)}" stroke-dasharray="0 ${gap}"${shift}/>`;
  });
  return `<g transform="translate(${xy(...center)})" fill="none" stroke="${paint(color)}" stroke-linecap="round">${circles.join("")}</g>`;
}
