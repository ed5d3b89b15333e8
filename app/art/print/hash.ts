/**
 * A hash of a text from 0 to 2^32 - 1: FNV-1a over the code points, then two rounds of mixing so
 * that similar ids differ in every bit. Features that must vary independently of each other read
 * different bits (`seed >>> 3`, `seed >>> 5`).
 */
export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  h ^= h >>> 13;
  return h >>> 0;
}

/** A list with at least one item. */
export type Choices<T> = readonly [T, ...T[]];

/** The `n`th choice, modulo their number; any whole number is allowed. */
export function pick<T>(choices: Choices<T>, n: number): T {
  const index = ((n % choices.length) + choices.length) % choices.length;
  return choices[index] ?? choices[0];
}

/** The first choice that `isFree`, or the last one if none is. */
export function firstFree<T>(choices: Choices<T>, isFree: (choice: T) => boolean): T {
  return choices.find(isFree) ?? choices.at(-1) ?? choices[0];
}
