import { withoutAccents } from "#app/lib/text.ts";

/** Encodings of spreadsheets on Windows, in the west and in the middle of Europe, and on old Macs. */
export const ENCODINGS = ["windows-1252", "windows-1250", "macintosh"] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** A way to read bytes: the encoding, and the text in it. */
export interface Reading {
  readonly encoding: Encoding;
  readonly text: string;
}

/** Signs within words, capitals behind small letters, and control characters: what a wrong encoding makes of letters. */
const implausible = [
  /[\u0080-\u009F]/gu,
  /\p{Ll}\p{Lu}(?=\P{ASCII}|\p{Ll})|(?<=\p{Ll})(?!\p{ASCII})\p{Lu}|(?<=\p{Lu})(?!\p{ASCII})\p{Lu}(?=\p{Ll})/gu,
  /(?![\p{ASCII}\p{L}\p{P}\s])\P{L}(?=\p{L})|(?<=\p{L})(?![\p{ASCII}\p{L}\p{P}\s])\P{L}/gu,
  /(?<=\p{L})[•·–—…‘“”„†‡‰‹›](?=\p{L})/gu,
];

/** Letters where no language of the encoding has them: ń before a vowel, ñ before a consonant, È in front of a name. */
const outOfPlace: Readonly<Record<Encoding, RegExp>> = {
  "windows-1252":
    /(?<!\p{L})[ÈÌÒÙÊÃÏÛÕ](?=\p{L})|[ùìò](?=\p{L})|ñ(?![aeiouáéíóú])|œ(?!u)|[¹³ªº¿¯](?=\p{L})/gu,
  "windows-1250":
    /ń[aeiouyáéíóú]|[ŕĺ](?=[aeiouyáéíóú])|ŕ(?!\p{L})|ď(?=[aeiouy]\p{L})|(?<=[aeo])ď(?=[cs])|ă[eo]|őe/giu,
  macintosh: /œ(?!u)|[ŸŒ](?=\p{L})|[πΩµıƒ]|(?<!\p{L})[ÿ‘]/gu,
};

/**
 * Whether a word is unpronounceable: three vowels around a special letter, or three consonants at its start.
 */
const unspoken = (word: string) => {
  const vowels = Array.from(word, (letter) => /[aeiouy]/i.test(withoutAccents(letter)));
  const special = Array.from(word, (letter) => letter > "\u007F");
  const around = (at: number) => {
    let [start, end] = [at, at];
    while (vowels[start - 1] === vowels[at]) start -= 1;
    while (vowels[end + 1] === vowels[at]) end += 1;
    return { start, length: end - start + 1 };
  };
  return special.some((is, at) => {
    if (!is) return false;
    const { start, length } = around(at);
    if (vowels[at]) return length > 2;
    return length === vowels.length || length > 3 || (length > 2 && start === 0);
  });
};

function faultsOf({ encoding, text }: Reading): number {
  const words = text.match(/\p{L}*[^\p{ASCII}\s]\p{L}*/gu) ?? [];
  return (
    2 * [...implausible, outOfPlace[encoding]].flatMap((way) => text.match(way) ?? []).length +
    words.filter((word) => word.length > 1 && unspoken(word)).length
  );
}

/** The ways to read the bytes of an old file that make the most plausible words, each text once; the west first. */
export function plausibleReadings(bytes: Uint8Array): readonly [Reading, ...Reading[]] {
  const read = (encoding: Encoding) => ({
    encoding,
    text: new TextDecoder(encoding).decode(bytes),
  });
  const all = ENCODINGS.map(read);
  const faults = all.map(faultsOf);
  const least = Math.min(...faults);
  const [first, ...more] = all.filter(
    ({ text }, index) =>
      faults[index] === least && all.findIndex((one) => one.text === text) === index,
  );
  return [first ?? read("windows-1252"), ...more];
}

/** The text of bytes that are UTF-8, or UTF-16 with its mark; undefined for others. */
export function decodeUnicode(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return text.includes("\uFFFD") ? undefined : text;
}

/**
 * The text of a file as it was saved: as UTF-8, or in the encodings in which spreadsheets save (UTF-16 with
 * its mark, and those of Windows and old Macs for what is no UTF-8). The last are only tried for tables.
 */
export function decodeText(bytes: Uint8Array, file: string): string {
  const text = decodeUnicode(bytes);
  if (text !== undefined) return text;
  const isTable = /\.(?:csv|tsv|txt)$/i.test(file);
  return isTable
    ? plausibleReadings(bytes)[0].text
    : new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
}
