import { transformShapes } from "#app/art/print/shapes.ts";

/** A disc at the end of a throw past a title: its center, and its tilt in degrees. */
export interface FlyingDisc {
  readonly at: readonly [x: number, y: number];
  readonly lean: number;
}

/** A gold disc in flight, 132 wide. */
export function flyingDisc({ at: [x, y], lean }: FlyingDisc): string {
  const shapes =
    '<path d="M-66 0a66 21 0 0 0 132 0v9a66 21 0 0 1 -132 0Z" fill="var(--rim)"/>' +
    '<ellipse rx="66" ry="21" fill="var(--gold)"/>' +
    '<ellipse rx="55.4" ry="16.4" fill="none" stroke="var(--ink)" stroke-width="2.6"/>' +
    '<ellipse rx="19.8" ry="5.5" fill="var(--ink)"/>';
  return transformShapes(`translate(${x} ${y}) rotate(${lean})`, shapes);
}
