import type { Paint } from "#app/art/print/ink.ts";
import { centredLine } from "#app/art/print/lettering.ts";
import { filled } from "#app/art/print/shapes.ts";
import { withoutAccents } from "#app/lib/text/without-accents.ts";
import { letterR, PLAIN_R, type LetterInks } from "./letters.ts";

/** The box of the R: another first letter stands in the middle of it. */
const BOX = { x: 0, length: 113, middle: 50, capHeight: 100 } as const;

function initial(name: string): string {
  return (Array.from(withoutAccents(name.trim()))[0] ?? "").toUpperCase();
}

/** The first letter of the club's name, 113 x 100: an R is drawn, any other is wood type. */
export function monogram(name: string, inks: LetterInks): string {
  const letter = initial(name);
  return letter === "R" ? letterR(inks) : centredLine(letter, { ...BOX, fill: inks.ink });
}

/** The same in one colour; the disc's hole of an R is left open. */
export function plainMonogram(name: string, fill: Paint): string {
  const letter = initial(name);
  return letter === "R" ? filled(PLAIN_R, fill) : centredLine(letter, { ...BOX, fill });
}
