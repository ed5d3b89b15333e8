import type { Slip } from "./slips-of-keyboard.ts";

/** Words that may stand twice: "that that", "had had". */
const MAY_REPEAT = /^(?:that|had|ha|no|so|very|bye|go|yes)$/i;

/** "a" before the sound of a vowel; "a one", "a unit" and letters that are spoken alone pass. */
const needsAn = /\b(a) ([aeio](?!ne\b|nce\b|u)[a-z]{2,})/;

/** "an" before a consonant; "an hour" and abbreviations pass. */
const needsA = /\b(an) ((?!hour|honest|honou?r|heir|herb)[bcdfghjklmnpqrstvwxyz][a-z]{2,})/;

/** What the ear confuses, and what it should be. */
const confused: readonly (readonly [RegExp, string])[] = [
  [/\b(could|should|would|must) of\b/i, "$1 have"],
  [/\balot\b/i, "a lot"],
  [/\bit's (own|first|last|name|way)\b/i, "its $1"],
  [/\byour welcome\b/i, "you’re welcome"],
];

/** Slips of language in a sentence, as far as they are certain enough to be asked about. */
export function slipOfLanguage(text: string): Slip | undefined {
  const [twice, word = ""] = /\b(\p{L}{2,}) \1\b/iu.exec(text) ?? [];
  if (twice !== undefined && !MAY_REPEAT.test(word)) {
    return { what: `has a word twice: ${twice}.`, remedy: "Delete one of the two." };
  }
  const article = needsAn.exec(text) ?? needsA.exec(text);
  if (article !== null) {
    const [written, was, noun = ""] = article;
    const remedy = `Did you mean ${was === "a" ? "an" : "a"} ${noun}?`;
    return { what: `has ${written}, with the wrong article.`, remedy };
  }
  for (const [pattern, right] of confused) {
    const written = pattern.exec(text)?.[0];
    if (written === undefined) continue;
    const remedy = `Did you mean ${written.replace(pattern, right)}?`;
    return { what: `has ${written}, which is written otherwise.`, remedy };
  }
  return undefined;
}
