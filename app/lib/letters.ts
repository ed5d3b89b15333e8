/** Cyrillic and Greek letters, each followed by its transliteration. */
const LETTER_PAIRS =
  "а a б b в v г g ґ g д d е e ё yo є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ў u ф f х kh ц ts " +
  "ч ch ш sh щ shch ъ - ы y ь - э e ю yu я ya ђ dj ј j љ lj њ nj ћ c ѓ gj ќ kj ѕ dz џ dz " +
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o";

const signs = LETTER_PAIRS.split(" ");
const LATIN_LETTERS: ReadonlyMap<string, string> = new Map(
  signs.flatMap((letter, i) =>
    i % 2 === 0 ? [[letter, (signs[i + 1] ?? "").replace("-", "")]] : [],
  ),
);

function latin(letter: string): string {
  const lower = letter.toLowerCase();
  // Greek letters with accents are looked up without them.
  const spelling = LATIN_LETTERS.get(lower) ?? LATIN_LETTERS.get(lower.normalize("NFD").charAt(0));
  if (spelling === undefined || lower === letter) return spelling ?? letter;
  return spelling.charAt(0).toUpperCase() + spelling.slice(1);
}

/**
 * Transliterates Cyrillic and Greek: "Клуб Диск" is "Klub Disk". Other alphabets are unchanged, because
 * their sounds depend on the language.
 */
export function romanize(text: string): string {
  const latinText = text.replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, latin);
  return text === text.toUpperCase() ? latinText.toUpperCase() : latinText;
}

/** Letters of marks without a file, which are set in the display font. */
export const DRAWN_LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZĐŁĦŦØ0123456789-+'!.");

/** Combining accents, as Unicode decomposition separates them. */
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

/** Letters drawn as one or two others. */
const SPELLED_LETTERS: Readonly<Record<string, string>> = {
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

const LETTER_SET: ReadonlySet<string> = new Set(DRAWN_LETTERS);
const ACCENT_SET: ReadonlySet<string> = new Set(DRAWN_ACCENTS);

function isDrawn([letter = "", ...accents]: string): boolean {
  return LETTER_SET.has(letter) && accents.every((accent) => ACCENT_SET.has(accent));
}

function capitals(text: string): string[] {
  const spelt = Array.from(
    text.toUpperCase(),
    (character) => SPELLED_LETTERS[character] ?? character,
  );
  return (
    spelt
      .join("")
      .normalize("NFD")
      .match(/\P{M}\p{M}*/gu) ?? []
  );
}

/** Letters of a text that cannot be drawn, such as those of other alphabets. */
export function undrawnLetters(text: string): string[] {
  const unknown = capitals(text).filter(
    (character) => /[\p{L}\p{N}]/u.test(character) && !isDrawn(character),
  );
  return [...new Set(unknown)];
}

/** A name as drawn: its words, each a list of capitals with accents. Other characters are left out. */
export function spell(text: string): readonly (readonly string[])[] {
  return text
    .split(/\s+/)
    .map((word) => capitals(word).filter(isDrawn))
    .filter((word) => word.length > 0);
}

/** Characters that no font of the site has: signs of East Asia, emoji and their joiners. */
const NEVER_DRAWN =
  /(?!\p{Script=Latin})\p{L}\p{M}*|(?![0-9])\p{Nd}|[\u3000-\u303F\u30FB\uFF00-\uFF20]|\p{Extended_Pictographic}|\p{RI}|\p{EMod}|\u200D|\u20E3|\uFE0F/gu;

/**
 * A text in drawable letters only, for places without the visitor's fonts: Cyrillic and Greek are
 * transliterated; anything else is removed, with its separator.
 */
export function toDrawable(text: string): string {
  const latinText = romanize(text);
  const drawable = latinText.replaceAll(NEVER_DRAWN, "");
  return drawable === latinText
    ? latinText
    : drawable.replaceAll(/^[\s·]+|[\s·]+$/g, "").replaceAll(/ {2,}/g, " ");
}
