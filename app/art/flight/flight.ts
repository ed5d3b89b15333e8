import { moved } from "#app/art/print/shapes.ts";

/** A throw past a page title, 1360 wide. */
export interface Flight {
  /** Where it is thrown from, at the left edge. */
  readonly from: number;
  /** The control point of its curve, x is 640. */
  readonly over: number;
  readonly to: readonly [x: number, y: number];
  readonly disc: readonly [x: number, y: number, turn: number];
}

/** The dots of the flight, behind the title. */
export function trail({ from, over, to }: Flight): string {
  return `<path d="M5 ${from}Q640 ${over} ${to[0]} ${to[1]}" fill="none" stroke="var(--gold)" stroke-width="9" stroke-linecap="round" stroke-dasharray="0 21"/>`;
}

/** The disc at the end of it, before the title. */
export function flyingDisc({ disc: [x, y, turn] }: Flight): string {
  const shapes =
    '<path d="M-66 0a66 21 0 0 0 132 0v9a66 21 0 0 1 -132 0Z" fill="#765500"/>' +
    '<ellipse rx="66" ry="21" fill="var(--gold)"/>' +
    '<ellipse rx="55.4" ry="16.4" fill="none" stroke="#1a1611" stroke-width="2.6"/>' +
    '<ellipse rx="19.8" ry="5.5" fill="#1a1611"/>';
  return moved(`translate(${x} ${y}) rotate(${turn})`, shapes);
}
