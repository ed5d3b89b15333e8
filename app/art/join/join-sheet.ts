import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { noTryoutsPicture, tryoutsPicture } from "./join-picture.ts";

const viewBox = "0 0 700 360";

/** The pictures beside the tryouts: `open` and `quiet`. */
export function joinSheet(wanted: readonly ("open" | "quiet")[]): Sheet {
  const draw = { open: tryoutsPicture, quiet: noTryoutsPicture };
  return makeSheet(
    "join",
    wanted.map((id) => ({ id, viewBox, markup: draw[id]() })),
  );
}
