import type { Point } from "#app/art/print/geometry.ts";
import type { Paint } from "#app/art/print/ink.ts";
import { factor, round, xy } from "#app/art/print/number.ts";
import { filled, moved } from "#app/art/print/shapes.ts";
import type { Gear } from "#app/art/season/look.ts";

/** What a head of radius 10 wears, seen from the side, facing right: its colour, then its trim. */
const GEAR: Readonly<Partial<Record<Gear, readonly [colour: string, trim: string]>>> = {
  cap: ["M-10.6 -1A10.6 10.6 0 0 1 10.6 -1Z", "M-2 -1H20Q20.5 2.2 15 1.4H-2Z"],
  bucket: ["M-8.5 -2L-7 -12.5H7L8.5 -2L16.5 3H-16.5Z", "M-8.9 -2.6L-8.5 -5H8.5L8.9 -2.6Z"],
  band: ["M-10 -5H10V-0.2H-10Z", ""],
  visor: ["M2 -6.4H10Q19 -6.4 22 -2.4Q13 -3.4 2 -2.8Z", "M-9.2 -6.4H4V-2.8H-10.2Z"],
};

/** Glasses are ink on every head; their colour is the glint. */
const SHADES = ["M4 -3.6H6.2L5 1Q3.4 0 4 -3.6Z", "M-9 -4.4H11V-2.6Q10.6 3 6 3Q1.4 3 1 -2.6H-9Z"];

interface Head {
  readonly centre: Point;
  readonly radius: number;
  /** Degrees by which the head leans clockwise from upright. */
  readonly lean: number;
}

function markup(gear: Gear, [colour, trim]: readonly [Paint, Paint]): string {
  const [glint = "", frame = ""] = SHADES;
  if (gear === "shades") return filled(frame, "k") + filled(glint, colour);
  const [hat = "", edge = ""] = GEAR[gear] ?? [];
  return (hat && filled(hat, colour)) + (edge && filled(edge, trim));
}

/** A hat or glasses, set straight on a head that leans; "none" gives nothing. */
export function sideGear(
  gear: Gear,
  { centre, radius, lean }: Head,
  inks: readonly [colour: Paint, trim: Paint],
): string {
  if (gear === "none") return "";
  const size = radius === 10 ? "" : ` scale(${factor(radius / 10)})`;
  return moved(`translate(${xy(...centre)}) rotate(${round(lean)})${size}`, markup(gear, inks));
}
