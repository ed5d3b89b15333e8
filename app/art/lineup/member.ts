import { gearOf } from "#app/art/bust/gear.ts";
import { hairOf } from "#app/art/bust/hair.ts";
import { paint, type Ink } from "#app/art/print/ink.ts";
import { line } from "#app/art/print/lettering.ts";
import { circle, moved, ring } from "#app/art/print/shapes.ts";
import { grooveOn } from "#app/art/season/grounds.ts";
import { jerseyText, type Person } from "#app/art/season/person.ts";
import type { Scheme } from "#app/art/season/scheme.ts";

/** Shoulders as on a bust, and a body long enough to stand behind any row. */
const BODY = "M-6 1500V340Q6 278 92 256L158 236V196H242V236L308 256Q394 278 406 340V1500Z";

export interface Row {
  readonly jersey: Ink;
  /** The outline of the heads: it shows on whatever is behind the row. */
  readonly edge: Ink;
}

/** One of the team, 400 wide: the head of her bust, outlined, in the jersey of her row. */
export function member(person: Person, { jersey, edge }: Row, scheme: Scheme): string {
  const { look, body } = scheme;
  const hair = hairOf(look.hair, scheme.hair);
  const worn = hair.front + gearOf(look.gear, ...scheme.gear);
  const face = circle(200, 130, 76, body);
  const facing = (shapes: string) =>
    look.isMirrored && shapes !== "" ? moved("matrix(-1 0 0 1 400 0)", shapes) : shapes;
  const outline = `<g stroke="${paint(edge)}" stroke-width="14">${facing(hair.back + face + worn)}</g>`;
  const text = jerseyText(person);
  const width = text.length > 1 ? 72 : 90;
  const number = { x: 200, baseline: 406, size: 168, width, anchor: "middle", fill: "g" } as const;
  return (
    outline +
    facing(hair.back) +
    `<path d="${BODY}" fill="${paint(jersey)}" stroke="var(--g)" stroke-width="6"/>` +
    face +
    ring(200, 130, 66, grooveOn(body), 4) +
    ring(200, 130, 24, grooveOn(body), 3) +
    facing(worn) +
    (text === "" ? "" : line(text, number))
  );
}
