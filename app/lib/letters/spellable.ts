import { romanized } from "./romanize.ts";

/** Letters and figures that no font of the site has, signs of East Asia, pictures and what joins them. */
const NEVER_DRAWN =
  /(?!\p{Script=Latin})\p{L}\p{M}*|(?![0-9])\p{Nd}|[\u3000-\u303F\u30FB\uFF00-\uFF20]|\p{Extended_Pictographic}|\p{RI}|\p{EMod}|\u200D|\u20E3|\uFE0F/gu;

/**
 * A text in letters that can be drawn where no font of the visitor's helps: Cyrillic and Greek ones are written in Latin
 * letters; what cannot be drawn goes, with the dot that parted it from the rest.
 */
export function spellable(text: string): string {
  const written = romanized(text);
  const left = written.replaceAll(NEVER_DRAWN, "");
  return left === written
    ? written
    : left.replaceAll(/^[\s·]+|[\s·]+$/g, "").replaceAll(/ {2,}/g, " ");
}
