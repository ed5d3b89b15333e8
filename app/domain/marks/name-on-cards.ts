import { readableKey } from "#app/domain/opponents/readable-key.ts";
import { spellable } from "#app/lib/letters/spellable.ts";
import { markName, type Named } from "./mark-name.ts";

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * A name as share cards spell it, which have Latin letters only: what can be spelt of it, else its key, made readable.
 * "Tokyo 東京" is "Tokyo"; "東京" with the key `tokyo-east` is "Tokyo East".
 */
export function nameOnCards(name: string, key: string): string {
  const spelt = spellable(name);
  return hasLetters(spelt) ? spelt : readableKey(key);
}

/** A person's name on cards. Where only one part can be spelt, or neither, it is the last name. */
export function personOnCards(
  { first, last }: { first: string; last: string },
  key: string,
): { first: string; last: string } {
  const [one, other] = [first, last].map(spellable).filter(hasLetters);
  if (one === undefined) return { first: "", last: readableKey(key) };
  return other === undefined ? { first: "", last: one } : { first: one, last: other };
}

/** The team's name on cards: as it is, as far as it can be spelt, else as the mark spells it. */
export function teamOnCards(site: Named): string {
  const spelt = spellable(site.teamName);
  return hasLetters(spelt) ? spelt : markName(site);
}
