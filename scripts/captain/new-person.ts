import { slug } from "#app/lib/text.ts";

/** A person's name; a single name is the first name. */
export interface PersonName {
  readonly first: string;
  readonly last: string;
}

/** Words that YAML reads as null or booleans; they cannot be keys. */
const reservedWords = ["null", "true", "false", "yes", "no", "on", "off"];

/**
 * A free key for a new person: her surname; if it is taken, with the first letter of her first name, then with the whole
 * first name, then with a number. Undefined for a name without Latin letters.
 */
export function newPersonKey({ first, last }: PersonName, used: ReadonlySet<string>) {
  const usedKeys = new Set([...used, ...reservedWords]);
  const family = last.replace(/\s+(?:jr|sr|[ivx]{2,4})\.?$/i, "");
  const [given, surname] = [slug(first), slug(family).replaceAll("-", "")];
  const bare = surname || given;
  if (bare === "") return undefined;
  // A key begins with a letter.
  const stem = /^[a-z]/.test(bare) ? bare : `${/^[a-z]/.test(given) ? given : "p"}-${bare}`;
  const longer = given === "" ? [] : [`${stem}-${given.slice(0, 1)}`, `${stem}-${given}`];
  const free = [stem, ...longer].find((key) => !usedKeys.has(key));
  if (free !== undefined) return free;
  let count = 2;
  while (usedKeys.has(`${stem}-${count}`)) count += 1;
  return `${stem}-${count}`;
}
