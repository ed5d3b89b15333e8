/** Letters of Cyrillic and Greek alphabets, each followed by how it is written in Latin ones. */
const PAIRS =
  "а a б b в v г g ґ g д d е e ё yo є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s т t у u ў u ф f х kh ц ts " +
  "ч ch ш sh щ shch ъ - ы y ь - э e ю yu я ya ђ dj ј j љ lj њ nj ћ c ѓ gj ќ kj ѕ dz џ dz " +
  "α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o";

const signs = PAIRS.split(" ");
const LATIN: ReadonlyMap<string, string> = new Map(
  signs.flatMap((letter, i) =>
    i % 2 === 0 ? [[letter, (signs[i + 1] ?? "").replace("-", "")]] : [],
  ),
);

function latin(letter: string): string {
  const lower = letter.toLowerCase();
  // An accent of Greek, which the bare letter has not.
  const written = LATIN.get(lower) ?? LATIN.get(lower.normalize("NFD").charAt(0));
  if (written === undefined || lower === letter) return written ?? letter;
  return written.charAt(0).toUpperCase() + written.slice(1);
}

/**
 * A text with Cyrillic and Greek letters written in Latin ones: "Клуб Диск" is "Klub Disk". Those of all other alphabets
 * stay: what they sound like depends on the language.
 */
export function romanized(text: string): string {
  const written = text.replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, latin);
  return text === text.toUpperCase() ? written.toUpperCase() : written;
}

/** Letters that the marks' letter kit draws (app/art/mark/letters). */
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

/** Letters drawn as one or two others. */
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
