import { openDrawings } from "#app/art/drawing.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";

const drawings = openDrawings<"open" | "quiet">(
  import.meta.glob<string>("./drawings/*.svg", { query: "?raw", import: "default", eager: true }),
);

/** `open` has a thrower and her marker, `quiet` a marker with nobody to guard; 700 x 360. */
export const joinPicture = (id: "open" | "quiet") => drawings.draw(id);

/** Pictures for the tryouts section. */
export function joinSheet(pictures: readonly ("open" | "quiet")[]): Sheet {
  return makeSheet(
    "join",
    pictures.map((id) => ({ id, viewBox: drawings.viewBox(id), markup: joinPicture(id) })),
  );
}
