const TAG_PATTERN = /<(\/?)([a-zA-Z]+)([^<>]*)>/g;

/** Numbers that may have more than one decimal: factors, and dashes that divide a circle evenly. */
const FINE = /scale\([^)]*\)|stroke-dasharray="[^"]*"|opacity="[^"]*"/g;

function openTags(markup: string): string[] {
  const open: string[] = [];
  for (const [, close, name = "", attributes = ""] of markup.matchAll(TAG_PATTERN)) {
    if (close === "") {
      if (!attributes.endsWith("/")) open.push(name);
    } else if (open.pop() !== name) {
      return [`</${name}> closes nothing`];
    }
  }
  return open.map((name) => `<${name}> stays open`);
}

/**
 * Checks a picture's markup for faults: missing values, style attributes (the
 * policy of the pages forbids them), classes the pages do not know, numbers with needless decimals,
 * tags that do not close, unescaped text.
 *
 * @param markup one picture
 * @param numbers `unrounded` allows any number of decimals, for third-party drawings
 * @returns the faults, none for a sound picture
 */
export function proof(markup: string, numbers: "rounded" | "unrounded" = "rounded"): string[] {
  const faults = openTags(markup);
  const text = markup.replace(TAG_PATTERN, "");
  if (/undefined|NaN|Infinity|null|\[object/.test(markup)) faults.push("a value is missing");
  if (/\sstyle=/.test(markup)) faults.push("a style attribute");
  if (/\sclass="(?!op"|iso")/.test(markup)) faults.push("an unknown class");
  if (/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(text)) faults.push("text is not escaped");
  if (/\sid=|url\(/.test(markup)) faults.push("a reference by id");
  const longNumber = numbers === "unrounded" ? null : /\d\.\d{2,}/.exec(markup.replace(FINE, ""));
  if (longNumber) faults.push(`${longNumber[0]} is not rounded`);
  return faults;
}
