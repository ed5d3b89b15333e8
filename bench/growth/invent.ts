import type { Random } from "./random.ts";

const starts = ["B", "Br", "D", "F", "G", "H", "K", "L", "M", "N", "P", "R", "S", "T", "V", "W"];
const middles = ["a", "e", "i", "o", "u", "ai", "ea", "ou"];
const ends = ["ck", "dd", "ll", "m", "nd", "ng", "r", "rst", "sk", "ss", "t", "x"];
const tails = ["a", "e", "er", "in", "o", "son", "ton", "y", ""];

/** A name of no language, such as "Brander". */
export function inventName(random: Random): string {
  return [starts, middles, ends, tails].map((parts) => random.pick(parts)).join("");
}

/** Invents names until there are so many different ones; a later one may end in a number. */
export function inventNames(count: number, random: Random): string[] {
  const names = new Set<string>();
  while (names.size < count) {
    const name = inventName(random);
    names.add(names.has(name) ? `${name}${random.whole(10_000)}` : name);
  }
  return [...names];
}

/** A text of as many words as the given one, from the words of many such texts. */
export function reword(text: string, words: readonly string[], random: Random): string {
  return text
    .split(" ")
    .map(() => random.pick(words))
    .join(" ");
}

/** The words of many texts, each as often as it occurs. */
export function wordsOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(" ")).filter((word) => word !== "");
}
