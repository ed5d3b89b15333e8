/** Prefixes the indefinite article, chosen by the first letter: "a mixed club", "an open club". */
export function withArticle(words: string): string {
  return `${/^[aeio]/i.test(words) ? "an" : "a"} ${words}`;
}

/** Words as a list in a sentence: "", "a", "a and b", "a, b and c". */
export function enumerate(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.slice(-1).join("")}`;
}

/** Separator before each part of a list of links: a comma, and "and" before the last. */
export function joint(place: number, count: number): string {
  if (place === 0) return "";
  return place === count - 1 ? " and" : ",";
}

const letters = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];

/** Spells out a small number in a sentence: "three". */
export const inLetters = (count: number) => letters[count] ?? String(count);

/** Adds thousands separators: "1,463". */
export const inThousands = (figure: number) => String(figure).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

const BYTES_PER_KB = 1000;

/** The size of a file as readers know it: "812 bytes", "183 KB", "2.4 MB". */
export function fileSize(bytes: number): string {
  if (bytes < BYTES_PER_KB) return `${bytes} bytes`;
  if (bytes < BYTES_PER_KB * BYTES_PER_KB) return `${Math.round(bytes / BYTES_PER_KB)} KB`;
  return `${(bytes / BYTES_PER_KB / BYTES_PER_KB).toFixed(1)} MB`;
}

/**
 * The suffix of an ordinal number, a whole number from 0 up: st, nd, rd or th (docs/product.md,
 * Results), with th for 11 to 13, 111 and so on.
 */
export function ordinalSuffix(number: number): "st" | "nd" | "rd" | "th" {
  const lastTwo = number % 100;
  if (lastTwo >= 11 && lastTwo <= 13) return "th";
  switch (lastTwo % 10) {
    case 1:
      return "st";
    case 2:
      return "nd";
    case 3:
      return "rd";
    default:
      return "th";
  }
}

/** A number as an ordinal: "1st", "12th", "113th". */
export function ordinal(number: number): string {
  return `${number}${ordinalSuffix(number)}`;
}

/** Prefix of a tied place: "T9th". */
export const tied = "T";

interface OrdinalParts {
  readonly isTied: boolean;
  readonly number: number;
  /** "st", "nd", "rd" or "th" */
  readonly suffix: string;
}

/** The parts of "T9th", which a medal sets in different sizes. */
export function ordinalParts(place: string): OrdinalParts {
  const number = Number.parseInt(place.replace(tied, ""), 10);
  return { isTied: place.startsWith(tied), number, suffix: ordinalSuffix(number) };
}
