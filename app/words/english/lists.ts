/** Words as a list in a sentence: "", "a", "a and b", "a, b and c". */
export function enumerate(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.slice(-1).join("")}`;
}
