import { pick, type Choices } from "#app/art/print/hash.ts";
import type { Position } from "#app/art/season/person.ts";
import type { MotifArea } from "./area.ts";
import { check, cones, field, playbook, sun, tone, toneFromTop } from "./fields.ts";
import { arcs, bars, rays, rings, slant } from "./lines.ts";

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

/** The pattern printed on a ground, behind everything else. */
export function motif(name: Motif, area: MotifArea): string {
  return MOTIFS[name](area);
}

const BY_POSITION: Readonly<Record<Position, Choices<Motif>>> = {
  Handler: ["rings", "arcs", "sun", "tone", "field"],
  Cutter: ["rays", "slant", "bars", "toneFromTop", "check", "cones"],
  Coach: ["playbook"],
};

/** Handlers get what turns, cutters what runs, coaches X and O. */
export function motifFor(position: Position, seed: number): Motif {
  return pick(BY_POSITION[position], seed >>> 5);
}
