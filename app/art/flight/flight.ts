import { transformShapes } from "#app/art/print/shapes.ts";

/** A disc at the end of a throw: its center, its tilt in degrees, and its size, 1 for a width of 132. */
export interface FlyingDisc {
  readonly at: readonly [x: number, y: number];
  readonly lean: number;
  readonly scale: number;
}

/** A gold disc in flight. */
export function flyingDisc({ at: [x, y], lean, scale }: FlyingDisc): string {
  const shapes =
    '<path d="M-66 0a66 21 0 0 0 132 0v9a66 21 0 0 1 -132 0Z" fill="var(--rim)"/>' +
    '<ellipse rx="66" ry="21" fill="var(--gold)"/>' +
    '<ellipse rx="55.4" ry="16.4" fill="none" stroke="var(--ink)" stroke-width="2.6"/>' +
    '<ellipse rx="19.8" ry="5.5" fill="var(--ink)"/>';
  return transformShapes(`translate(${x} ${y}) rotate(${lean}) scale(${scale})`, shapes);
}
