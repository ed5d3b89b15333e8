import type { Paint } from "#app/art/print/ink.ts";
import { circle, filled } from "#app/art/print/shapes.ts";
import type { Gear } from "#app/art/season/look.ts";

/** Glasses: ink on every head. */
function shades(lens: Paint): string {
  const frame =
    "M122 108H278V118L269 124Q263 160 236 160Q211 160 206 126H194Q189 160 164 160Q137 160 131 124L122 118Z";
  const glint = "M146 122h16l-11 24q-7-9-5-24zM218 122h16l-11 24q-7-9-5-24z";
  return filled(frame, "k") + filled(glint, lens);
}

function cap(colour: Paint, trim: Paint): string {
  const peak = "M116 106H284Q302 108 316 128Q250 118 200 120Q150 118 84 128Q98 108 116 106Z";
  const crown = filled("M116 110A84 84 0 0 1 284 110V118H116Z", colour);
  return crown + filled(peak, trim) + circle(200, 72, 17, trim) + circle(200, 72, 7, colour);
}

function visor(colour: Paint, trim: Paint): string {
  const peak =
    "M110 108Q200 74 290 108Q308 118 322 138Q252 114 200 116Q148 114 78 138Q92 118 110 108Z";
  const strap = "M117 112Q200 76 283 112V92Q200 58 117 92Z";
  return filled(strap, trim) + filled(peak, colour);
}

function bucket(colour: Paint, trim: Paint): string {
  const hat = "M132 36H268L284 108H116ZM112 102H288L332 148Q200 110 68 148Z";
  return filled(hat, colour) + filled("M118 99H282L284 112H116Z", trim);
}

/** What a person wears on the bust's head, in a colour and a trim. */
export function gearOf(gear: Gear, colour: Paint, trim: Paint): string {
  switch (gear) {
    case "shades":
      return shades(colour);
    case "band":
      return filled("M121 118Q200 84 279 118V92Q200 58 121 92Z", colour);
    case "cap":
      return cap(colour, trim);
    case "visor":
      return visor(colour, trim);
    case "bucket":
      return bucket(colour, trim);
    case "none":
      return "";
  }
}
