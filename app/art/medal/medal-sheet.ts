import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { medal, plainRing } from "./medal.ts";

const VIEW_BOX = "0 0 100 100";

/** The grounds of finishing places: `gold`, `silver`, `bronze` and the `ring` of all others. */
export function medalSheet(): Sheet {
  return makeSheet("medals", [
    { id: "gold", viewBox: VIEW_BOX, markup: medal("gold") },
    { id: "silver", viewBox: VIEW_BOX, markup: medal("silver") },
    { id: "bronze", viewBox: VIEW_BOX, markup: medal("bronze") },
    { id: "ring", viewBox: VIEW_BOX, markup: plainRing() },
  ]);
}
