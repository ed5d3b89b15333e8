const quotationMarks = /['"`´ʹʺʻʼʽˈ′″‚„＇＂\p{Pi}\p{Pf}]/gu;

/** Letters that Unicode does not split into a base letter and an accent. */
const baseLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ı: "i",
};

/**
 * Text normalized for searches: lower case, without accents, apostrophes and quotation marks,
 * dashes of every kind as spaces. So "womens" finds "Women’s" however its apostrophe is typed,
 * and "strasse" finds "Straße".
 */
export function fold(text: string): string {
  return (
    text
      // Before NFKD, which splits some of these signs into a space and an accent, and after it,
      // which produces others. Capitals, too, can come out of other signs.
      .replace(quotationMarks, "")
      .normalize("NFKD")
      .replace(quotationMarks, "")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[ßæœøłđðþħŧı]/g, (letter) => baseLetters[letter] ?? letter)
      .replace(/[\p{Pd}−]/gu, " ")
  );
}

/** The letters and digits of a name, folded, for comparing: "D.M." and "dm" are the same. */
export function foldLetters(name: string): string {
  return fold(name).replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Word separators, beyond the space and the dashes that `fold` unifies. */
const WORD_SEPARATORS = /[\s/,;:()[\]&|+]+/u;

/** The words by which a text is found: folded, without signs. "Gray Seal (C.O.D.), No. 1" has gray, seal, cod, no and 1. */
export function searchWords(text: string): string[] {
  return fold(text)
    .split(WORD_SEPARATORS)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, ""))
    .filter((word) => word !== "");
}

/** The words of a text between spaces, such as " dm ", so that only whole words match. */
export const spacedWords = (text: string) => ` ${searchWords(text).join(" ")} `;
