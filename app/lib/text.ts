/** Scripts in which a zero-width joiner or non-joiner between two letters changes how they are written. */
const JOINING_SCRIPTS = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]`;

/** Pattern of a joiner or non-joiner (U+200C, U+200D) that the surrounding script needs. */
export const JOINERS = String.raw`(?<=${JOINING_SCRIPTS})[\u200C\u200D](?=${JOINING_SCRIPTS}|\P{L}|$)`;

const HTML_ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes text for HTML, SVG and XML: between tags and in double-quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"]/g, (character) => HTML_ENTITIES[character] ?? character);
}

/** Normalizes line endings, and letters with accents to single characters (NFC). */
export function normalizeText(text: string): string {
  return text.replaceAll(/\r\n?/g, "\n").normalize("NFC");
}

/** Replacements for letters that Unicode does not decompose into a base letter and an accent. */
const OTHER_CHARACTERS: Readonly<Record<string, string>> = {
  đ: "d",
  Đ: "D",
  ł: "l",
  Ł: "L",
  ø: "o",
  Ø: "O",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ß: "ss",
};

/** Removes accents: "Côte" is "Cote", "Łódź" is "Lodz". */
export function removeAccents(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[đłøæœß]/gi, (letter) => OTHER_CHARACTERS[letter] ?? letter);
}

/** Slug of a name: "Côte Sauvage" is `cote-sauvage`. */
export function slug(name: string): string {
  return removeAccents(name)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

const NETWORK_LETTERS: Readonly<Record<string, string>> = {
  facebook: "f",
  twitter: "t",
  instagram: "ig",
};

/** Abbreviation of a social network: "yt" for YouTube, "b" for Bluesky. Email has an icon instead. */
export function socialLetters(name: string): string | undefined {
  if (name === "email") return undefined;
  const [first = "", second = ""] = name.match(/\p{Lu}/gu) ?? [];
  const letters = second === "" ? Array.from(name)[0] : first + second;
  return NETWORK_LETTERS[name.toLowerCase()] ?? letters?.toLowerCase();
}

/** Capitalizes the first letter of a text. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A count with its noun: "1 win", "0 wins", "2 losses". By default the plural has an s. */
export function plural(count: number, singular: string, many = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : many}`;
}
