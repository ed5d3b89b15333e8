import type { Check } from "#app/content/checks/check.ts";
import { fieldName } from "#app/content/field-path.ts";
import { asWritten, hint } from "#app/content/finding.ts";
import { freeTexts } from "./texts-of.ts";

/** Words that titles write small. */
const SMALL =
  /^(?:about|after|against|and|are|before|between|but|for|from|into|like|near|nor|not|off|onto|out|over|than|that|the|till|upon|vs|when|with|without|your)$/;

/** So many words with capitals make one without them a slip. */
const FEWEST_CAPITALS = 3;

/** The one word of a title that lacks its capital, where all others of some length have theirs. */
function smallWord(title: string): string | undefined {
  const words = title.match(/(?<![\p{L}’'])\p{L}{3,}(?![\p{L}’'])/gu) ?? [];
  const long = words.filter((word) => !SMALL.test(word.toLowerCase()));
  const small = long.filter((word) => word === word.toLowerCase());
  return small.length === 1 && long.length > FEWEST_CAPITALS ? small[0] : undefined;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The name of a city, and each word of a title whose other words have capitals, begin with one. */
export const smallLetters: Check = (_, entries) =>
  freeTexts(entries).flatMap(({ file, path, text }) => {
    const field = path.at(-1);
    const small =
      field === "title"
        ? smallWord(text)
        : field === "city"
          ? /^\p{Ll}{3,}/u.exec(text)?.[0]
          : undefined;
    if (small === undefined) return [];
    const cause = `${fieldName(path)} has ${small} with a small letter.`;
    const remedy = `Did you mean ${capital(small)}? If it is written so, nothing needs to be done.`;
    return asWritten(hint(file, path, cause, remedy));
  });
