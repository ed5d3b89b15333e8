import type { Check } from "#app/content/checks/check.ts";
import { fieldName } from "#app/content/field-path.ts";
import { asWritten, hint } from "#app/content/finding.ts";
import { slipOfLanguage } from "./slips-of-language.ts";
import { slipOfKeyboard } from "./slips-of-keyboard.ts";
import { freeTexts } from "./texts-of.ts";

/** From this length on a text is one or more sentences; titles and names may play with words. */
const SENTENCE = 400;

/** Slips that a reader sees at once. */
export const slips: Check = (_, entries) =>
  freeTexts(entries).flatMap(({ file, path, text, node }) => {
    const isSentence = (node.maxLength ?? 0) >= SENTENCE;
    const slip = slipOfKeyboard(text) ?? (isSentence ? slipOfLanguage(text) : undefined);
    if (slip === undefined) return [];
    const change = slip.to === undefined ? undefined : { to: slip.to };
    return asWritten(hint(file, path, `${fieldName(path)} ${slip.what}`, slip.remedy), change);
  });
