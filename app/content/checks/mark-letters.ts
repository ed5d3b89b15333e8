import { files } from "#app/content/files.ts";
import { hint, warning } from "#app/content/problem.ts";
import { markName } from "#app/domain/marks.ts";
import { spell, undrawnLetters } from "#app/lib/letters.ts";
import type { Check } from "./check.ts";

/** Maximum number of letters in a line of the mark. With more, they are less than half as high as those of the phone menu. */
const MAX_LINE_LETTERS = 14;

/** A mark without a file can spell the name: all its letters are drawn, and no word is very long. */
export const markLettersCheck: Check = ({ site, marks }) => {
  if (marks.mark !== undefined) return [];
  const { teamName, wordmark } = site;
  const field = wordmark === undefined ? "teamName" : "wordmark";
  const name = wordmark ?? teamName;
  const unknown = undrawnLetters(name);
  const words = spell(name);
  if (unknown.length > 0 || words.length === 0) {
    const missing = unknown.join(" ") || name;
    const cause = `The mark has no letters for ${missing}, so it spells “${markName(site)}”.`;
    const remedy =
      "Add wordmark: with the name in Latin letters or digits. Pages still show the original name.";
    return [warning(files.site, [field], cause, remedy)];
  }
  const longest = words.find((word) => word.length > MAX_LINE_LETTERS);
  if (longest === undefined) return [];
  const cause = `A word of ${longest.length} letters is very small on phones, where the mark fills the width.`;
  const remedy = `Add wordmark: with a shorter form, up to ${MAX_LINE_LETTERS} letters per word.`;
  return [hint(files.site, [field], cause, remedy)];
};
