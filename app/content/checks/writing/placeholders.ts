import type { Check } from "#app/content/checks/check.ts";
import { fieldName } from "#app/content/field-path.ts";
import { asWritten, warning } from "#app/content/finding.ts";
import { showValue } from "#app/content/reading/explain/show-value.ts";
import { freeTexts } from "./texts-of.ts";

/** What people write where they know nothing, or mean to write later. */
const placeholder =
  /^(?:\?+|[-–.…]+|n\/?a|none|null|nil|undefined|unknown|tb[acd]|todo|x{3,9}|name|lorem ipsum.*)$/i;

/** A guess that somebody wanted to come back to: "? (a flavor)". */
const guess = /^\?+\s*\S|\s\(\?\)$/;

/** What is not known is left out, and not written as "?" or "TBD". */
export const placeholders: Check = (_, entries) =>
  freeTexts(entries).flatMap(({ file, path, text }) => {
    const written = text.trim();
    if (!placeholder.test(written) && !guess.test(written)) return [];
    const cause = `${fieldName(path)} is ${showValue(text)}, which visitors would read as it is.`;
    const remedy = "Write what is known, or delete it: what is not known is left out.";
    return asWritten(warning(file, path, cause, remedy));
  });
