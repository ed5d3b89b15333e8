/** More brackets in one another, or a longer indent, than any content has, and few enough to read. */
const deepest = 100;

const furthest = new RegExp(`^[-? \\t]{${2 * deepest}}`, "m");

/** Where brackets open that stand in too many others. Quotes are not looked at: this is rough. */
function tooManyBrackets(text: string): number | undefined {
  let depth = 0;
  for (const { 0: bracket, index } of text.matchAll(/[[{}\]]/g)) {
    depth = Math.max(0, depth + (bracket === "[" || bracket === "{" ? 1 : -1));
    if (depth > deepest) return index;
  }
  return undefined;
}

/**
 * The position at which a text is nested more deeply than a parser should be asked to follow, for it
 * calls itself at every step; undefined where it is not.
 */
export function tooDeep(text: string): number | undefined {
  const line = text.search(furthest);
  return line >= 0 ? line : tooManyBrackets(text);
}
