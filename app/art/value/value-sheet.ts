import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import type { CoreValue } from "#app/art/print/ink.ts";
import { valuePicture } from "./value-picture.ts";

const VALUES: readonly CoreValue[] = ["Brain", "Effort", "Skill", "Character"];

/** The pictures of the core values, by their names in lower case. */
export function valueSheet(): Sheet {
  const pictures = VALUES.map((value) => ({
    id: value.toLowerCase(),
    viewBox: "0 0 600 400",
    markup: valuePicture(value),
  }));
  return makeSheet("values", pictures);
}
