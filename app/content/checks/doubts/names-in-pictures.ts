import type { Check } from "#app/content/checks/check.ts";
import { files } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";

/** The fonts of pictures have Latin letters only. */
const undrawn = /\p{L}/u;
const latin = /\p{Script=Latin}/gu;

/** Cards and posters can name a person; pages show letters of any alphabet with the visitor's own fonts. */
export const namesInPictures: Check = ({ players }) =>
  [...players].flatMap(([id, { name }]) =>
    (["first", "last"] as const)
      .filter((part) => undrawn.test(name[part].replace(latin, "")))
      .map((part) =>
        warning(
          files.players,
          [id, "name", part],
          `Cards and posters have no letters for “${name[part]}”, so they leave it out. Pages show it.`,
          "Write it in Latin letters, if pictures should name her.",
        ),
      ),
  );
