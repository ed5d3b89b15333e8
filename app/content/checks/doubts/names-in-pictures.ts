import type { Check } from "#app/content/checks/check.ts";
import { files } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";

/** A letter of another alphabet: the fonts of pictures have Latin letters only. */
const undrawn = /(?!\p{Script=Latin})\p{L}/u;

/** Cards and posters can spell every name; pages show other alphabets with the visitor's own fonts. */
export const namesInPictures: Check = ({ players }) =>
  [...players].flatMap(([id, { name }]) =>
    (["first", "last"] as const)
      .filter((part) => undrawn.test(name[part]))
      .map((part) =>
        warning(
          files.players,
          [id, "name", part],
          `Cards and posters have no letters for “${name[part]}”, so they leave it out. Pages show it.`,
          "Write it in Latin letters, if pictures should name her.",
        ),
      ),
  );
