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
