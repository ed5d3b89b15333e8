import { gearOf } from "#app/art/bust/gear.ts";
import { hairOf } from "#app/art/bust/hair.ts";
import { isLong, lookOf, type Look } from "#app/art/bust/look.ts";
import { firstFree, pick, type Choices } from "#app/art/print/hash.ts";
import { paint, type Ink } from "#app/art/print/ink.ts";
import { line } from "#app/art/print/lettering.ts";
import { circle, ring } from "#app/art/print/shapes.ts";
import { grooveOn } from "#app/art/season/grounds.ts";
import { jerseyText, type Person } from "#app/art/season/person.ts";

/** Shoulders as on a bust, and a body long enough to stand behind any row. */
const BODY = "M-6 1500V340Q6 278 92 256L158 236V196H242V236L308 256Q394 278 406 340V1500Z";

function without(inks: Choices<Ink>, ...taken: Ink[]): Choices<Ink> {
  const [first, ...others] = inks.filter((ink) => !taken.includes(ink));
  return first === undefined ? inks : [first, ...others];
}

export interface Row {
  readonly jersey: Ink;
  /** What her head stands before: the jersey of the row behind, the golden sky, or the paper sun. */
  readonly behind: Ink;
}

/** Body and hair: neither sinks into the jersey, into what is behind, or into the other. */
function inksOf({ position }: Person, { jersey, behind }: Row, seed: number): [Ink, Ink] {
  const bodies = without(["b", "p", "c", "g"], jersey, behind);
  const body = position === "Coach" ? "p" : pick(bodies, seed >>> 11);
  const locks: Choices<Ink> = jersey === "k" ? ["p", "k", "g"] : ["k", "k", "p", "g"];
  return [body, pick(without(locks, body, behind), seed >>> 17)];
}

function headgear(look: Look, { jersey, behind }: Row, body: Ink, hair: Ink): string {
  if (look.gear === "shades") return gearOf("shades", body === "g" ? "p" : "g", "k");
  const taken = new Set([hair, body, jersey, behind]);
  const ink = firstFree<Ink>(["s", "b", "c", "k"], (colour) => !taken.has(colour));
  return gearOf(look.gear, ink, ink === "k" ? "g" : "k");
}

/** One of the team, 400 wide, in the jersey of her row. */
export function member(person: Person, row: Row, seed: number): string {
  const { jersey } = row;
  const [body, ink] = inksOf(person, row, seed);
  const look = lookOf(person.position, seed);
  // Long hair in ink would run into an ink jersey.
  const hair = hairOf(look.hair, isLong(look) && ink === "k" ? (jersey === "s" ? "e" : "s") : ink);
  const text = jerseyText(person);
  const width = text.length > 1 ? 72 : 90;
  const number = { x: 200, baseline: 406, size: 168, width, anchor: "middle", fill: "g" } as const;
  return (
    hair.back +
    `<path d="${BODY}" fill="${paint(jersey)}" stroke="var(--g)" stroke-width="6"/>` +
    circle(200, 130, 76, body) +
    ring(200, 130, 66, grooveOn(body), 4) +
    ring(200, 130, 24, grooveOn(body), 3) +
    hair.front +
    headgear(look, row, body, ink) +
    (text === "" ? "" : line(text, number))
  );
}
