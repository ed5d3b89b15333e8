/** What the letter kit of the marks draws (app/art/mark/letters). */
export const DRAWN_LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZĐŁĦŦØ0123456789-+'!.");

/** Accents that stand over or under a letter, as Unicode takes them off it. */
export const DRAWN_ACCENTS = [
  "\u0300", // grave
  "\u0301", // acute
  "\u0302", // circumflex
  "\u0303", // tilde
  "\u0304", // macron
  "\u0306", // breve
  "\u0307", // dot
  "\u0308", // diaeresis
  "\u030a", // ring
  "\u030b", // double acute
  "\u030c", // caron
  "\u0326", // comma below
  "\u0327", // cedilla
  "\u0328", // ogonek
] as const;

/** What is cut as other letters. */
const SPELT: Readonly<Record<string, string>> = {
  Æ: "AE",
  Œ: "OE",
  Ĳ: "IJ",
  ẞ: "SS",
  Þ: "TH",
  Ð: "Đ",
  "&": "+",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "–": "-",
  "—": "-",
};

const LETTERS: ReadonlySet<string> = new Set(DRAWN_LETTERS);
const ACCENTS: ReadonlySet<string> = new Set(DRAWN_ACCENTS);

function isDrawn([letter = "", ...accents]: string): boolean {
  return LETTERS.has(letter) && accents.every((accent) => ACCENTS.has(accent));
}

function capitals(text: string): string[] {
  const spelt = Array.from(text.toUpperCase(), (character) => SPELT[character] ?? character);
  return (
    spelt
      .join("")
      .normalize("NFD")
      .match(/\P{M}\p{M}*/gu) ?? []
  );
}

/** The letters of a text that cannot be drawn, such as those of other alphabets. */
export function undrawnLetters(text: string): string[] {
  const unknown = capitals(text).filter((one) => /[\p{L}\p{N}]/u.test(one) && !isDrawn(one));
  return [...new Set(unknown)];
}

/**
 * A name as it is drawn: its words, each a list of capitals with their accents. Other signs, and
 * letters of other alphabets, are left out.
 */
export function spell(text: string): readonly (readonly string[])[] {
  return text
    .split(/\s+/)
    .map((word) => capitals(word).filter(isDrawn))
    .filter((word) => word.length > 0);
}
