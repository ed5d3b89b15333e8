import { withoutAccents } from "#app/lib/text.ts";
import type { Player } from "./content.ts";

/** Whether a text gives a player's name away: by her surname or key, or perhaps by another name. */
export type Naming = "names" | "may mean";

/** Scripts that put no space between words, or join endings to names. */
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** The words of a text without accents, in lower case, each between two spaces. */
function words(text: string): string {
  const plain = withoutAccents(text.normalize("NFKC")).toLowerCase().normalize("NFC");
  return ["", ...plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== ""), ""].join(" ");
}

/**
 * Looks for names in a text. Accents and capitals do not count, and whole words do: Ek is not in "week". Where a
 * script has no spaces between words, any place counts.
 */
export function nameFinder(text: string): (name: string | undefined) => boolean {
  const within = words(text);
  return (name = "") => {
    const wanted = words(name);
    if (wanted.trim() === "") return false;
    return within.includes(withoutSpaces.test(name) ? wanted.trim() : wanted);
  };
}

/** Her full name, in both orders that people write. */
export function fullNames({ name: { first, last } }: Player): readonly string[] {
  const all = [`${first} ${last}`, `${last} ${first}`];
  return withoutSpaces.test(last) ? [...all, `${last}${first}`, `${first}${last}`] : all;
}

/** Whether a surname says who is meant. One sign of a script without spaces is in many other words. */
export function isTelling({ name: { last } }: Player): boolean {
  return !withoutSpaces.test(last) || Array.from(last).length > 1;
}

/** The players who asked to be shown by initials or not at all. */
export function hiddenPlayers(players: ReadonlyMap<string, Player>): Player[] {
  return [...players.values()].filter(({ shown }) => shown !== undefined);
}

/** The way a text names a player; `undefined` if it does not. */
export function namingOf(text: string, player: Player): Naming | undefined {
  const { id, name } = player;
  const has = nameFinder(text);
  if (has(id) || (has(name.last) && isTelling(player)) || fullNames(player).some(has)) {
    return "names";
  }
  return [name.last, name.first, name.nickname].some(has) ? "may mean" : undefined;
}

/** "caption names alder, who is not to be shown by name." */
export function namingCause(field: string, naming: Naming, { id }: Player): string {
  return `${field} ${naming} ${id}, who is not to be shown by name.`;
}
