import { openDrawings } from "#app/art/drawing.ts";
import type { Ink } from "#app/art/print/ink.ts";
import { formatPosition, type NonEmpty, pickTrait, round } from "#app/art/print/shapes.ts";
import type { Position } from "#app/domain/roster.ts";

/** Names of the patterns, as their files have them. */
type Motif =
  | "arcs"
  | "bars"
  | "check"
  | "cones"
  | "field"
  | "playbook"
  | "rays"
  | "rings"
  | "slant"
  | "sun"
  | "tone"
  | "tone-from-top";

const drawings = openDrawings<Motif>(
  import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true }),
);

interface Area {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
}

interface MotifInks {
  readonly color: Ink;
  /** Ink of the lines on a field. */
  readonly line?: Ink;
}

/** The pattern on a ground, behind everything else. It fills its area. */
export function motif(name: Motif, area: Area, { color, line = "paper" }: MotifInks): string {
  const { x = 0, y = 0, width, height } = area;
  const shapes = drawings.draw(name, { color, line });
  return `<svg${formatPosition("x", x)}${formatPosition("y", y)} width="${round(width)}" height="${round(height)}" viewBox="${drawings.viewBox(name)}" preserveAspectRatio="xMidYMid slice">${shapes}</svg>`;
}

const BY_POSITION: Readonly<Record<Position, NonEmpty<Motif>>> = {
  Handler: ["rings", "arcs", "sun", "tone", "field"],
  Cutter: ["rays", "slant", "bars", "tone-from-top", "check", "cones"],
  Hybrid: ["rings", "rays", "arcs", "slant", "sun", "bars", "check"],
  Coach: ["playbook"],
};

/**
 * Motif by position: turning ones for handlers, running ones for cutters, both for hybrids, X and O for coaches.
 *
 * @param id of the person, with the year if her motif differs by season
 */
export function pickMotif(position: Position | undefined, id: string): Motif {
  return pickTrait(BY_POSITION[position ?? "Hybrid"], id, "motif");
}
