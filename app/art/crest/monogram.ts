/** Letters of a name, without points and apostrophes. */
function wordsOf(name: string): string[] {
  return name
    .replace(/[.’']/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

const initial = (word: string) => Array.from(word)[0] ?? "";

/**
 * The letters on a crest. Several words give up to three initials, a leading figure stands alone, a
 * word of up to four letters stands whole, any other gives its first letter.
 */
export function monogram(name: string): string {
  const words = wordsOf(name);
  const [word = "?"] = words;
  if (words.length > 1) return words.map(initial).join("").slice(0, 3).toUpperCase();
  if (/^\d/.test(word)) return initial(word);
  return (word.length <= 4 ? word : initial(word)).toUpperCase();
}
