import { cut } from "#app/content/reading/explain/show-value.ts";

/** What is wrong with a text, behind its name; what to do; and the text put right, where that is certain. */
export interface Slip {
  readonly what: string;
  readonly remedy: string;
  readonly to?: string;
}

/** A space that does not break, but where French puts one: at signs and quotes, and between a number and its unit. */
const unbreakable = /(?<=[\p{L}.,])[\u00A0\u2007\u202F](?=\p{L})/gu;

function three(text: string): Slip | undefined {
  const word = /\p{L}*?(\p{Ll})\1\1\p{L}*/u.exec(text)?.[0];
  if (word === undefined) return undefined;
  const meant = word.replace(/(\p{Ll})\1\1/u, "$1$1");
  return {
    what: `has a letter three times: ${cut(word)}.`,
    remedy: `Did you mean ${cut(meant)}? Take one away, or leave it if it is meant so.`,
  };
}

/** Slips of the keyboard, and of copying. */
export function slipOfKeyboard(text: string): Slip | undefined {
  if (/\S {2,}\S/.test(text)) {
    const to = text.replaceAll(/ {2,}/g, " ");
    return { what: "has two spaces in a row.", remedy: "One space is enough.", to };
  }
  const plain = text.replaceAll(unbreakable, " ");
  if (plain !== text) {
    const what = "has a space that does not break, as copied texts do.";
    return { what, remedy: "Type an ordinary space in its place.", to: plain };
  }
  const letters = three(text);
  if (letters !== undefined) return letters;
  const quotes = text.match(/"/g)?.length ?? 0;
  if (quotes % 2 === 0 || /\d"/.test(text)) return undefined;
  return { what: "has a quote without its partner.", remedy: "Add the other, or delete it." };
}
