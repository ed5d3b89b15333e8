import { slug } from "#app/lib/text.ts";

/** The names of somebody; whoever has one name has it as the first. */
export interface PersonName {
  readonly first: string;
  readonly last: string;
}

const suffix = /^(?:jr|sr|junior|senior|[ivx]{2,4})\.?$/i;

/** The words in lower case that stand before surnames: van der, de la, ní. */
const particles = /^(.*?\S)((?:\s+\p{Ll}[\p{Ll}’']*)+)$/u;

/** A name in one text: "Orla Walsh", "Walsh, Orla", "Orla Walsh, Jr.", "Berg, Lotte van der". */
export function splitName(whole: string): PersonName {
  const parts = whole.split(/\s*,\s*/).filter((part) => part !== "");
  const suffixes = parts.filter((part, at) => at > 0 && suffix.test(part));
  const [one = "", given] = parts.filter((part) => !suffixes.includes(part));
  const behind = suffixes.map((part) => ` ${part}`).join("");
  if (given !== undefined) {
    const [, first = given, before = ""] = particles.exec(given) ?? [];
    return { first, last: `${before} ${one}${behind}`.trim() };
  }
  const [first = "", ...rest] = one.split(" ");
  return { first, last: `${rest.join(" ")}${behind}`.trim() };
}

/** Words that YAML does not read as text: a person named Null needs another key. */
const notTexts = ["null", "true", "false", "yes", "no", "on", "off"];

/**
 * The key of somebody new: her surname; where that is taken with a letter of her first name, then with all of it,
 * then with a number. Undefined for a name without Latin letters.
 */
export function newPersonKey({ first, last }: PersonName, used: ReadonlySet<string>) {
  const taken = new Set([...used, ...notTexts]);
  const family = last.replace(/\s+(?:jr|sr|[ivx]{2,4})\.?$/i, "");
  const [given, surname] = [slug(first), slug(family).replaceAll("-", "")];
  const bare = surname || given;
  if (bare === "") return undefined;
  // A key begins with a letter.
  const stem = /^[a-z]/.test(bare) ? bare : `${/^[a-z]/.test(given) ? given : "p"}-${bare}`;
  const longer = given === "" ? [] : [`${stem}-${given.slice(0, 1)}`, `${stem}-${given}`];
  const free = [stem, ...longer].find((key) => !taken.has(key));
  if (free !== undefined) return free;
  let count = 2;
  while (taken.has(`${stem}-${count}`)) count += 1;
  return `${stem}-${count}`;
}
