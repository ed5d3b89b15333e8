import type { Check } from "#app/content/checks/check.ts";
import { fieldName } from "#app/content/field-path.ts";
import { asWritten, hint } from "#app/content/finding.ts";
import { cut } from "#app/content/reading/explain/show-value.ts";
import { freeTexts } from "./texts-of.ts";

interface Slip {
  readonly cause: string;
  readonly remedy: string;
  readonly to?: string;
}

function slipIn(text: string, name: string): Slip | undefined {
  const triple = /\p{L}*?(\p{Ll})\1\1\p{L}*/u.exec(text)?.[0];
  if (triple !== undefined) {
    return { cause: `${name} has a letter three times: ${cut(triple)}.`, remedy: "Take one away." };
  }
  if (/\S {2,}\S/.test(text)) {
    const remedy = "One space is enough.";
    return {
      cause: `${name} has two spaces in a row.`,
      remedy,
      to: text.replaceAll(/ {2,}/g, " "),
    };
  }
  const quotes = text.match(/"/g)?.length ?? 0;
  if (quotes % 2 === 0 || /\d"/.test(text)) return undefined;
  return {
    cause: `${name} has a quote without its partner.`,
    remedy: "Add the other, or delete it.",
  };
}

/** Slips of the keyboard that a reader sees at once. */
export const slips: Check = (_, entries) =>
  freeTexts(entries).flatMap(({ file, path, text }) => {
    const slip = slipIn(text, fieldName(path));
    if (slip === undefined) return [];
    const change = slip.to === undefined ? undefined : { to: slip.to };
    return asWritten(hint(file, path, slip.cause, slip.remedy), change);
  });
