import { fold } from "#app/domain/fold.ts";
import type { Player } from "#app/content/content.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { splitName, type PersonName } from "#scripts/captain/new-person.ts";

/** The order of the names of a list, as its known people show it. */
export type NameOrder = "first name first" | "surname first" | "mixed" | "unknown";

/** Finds the order of names from the people of a list who are known. */
export function nameOrder(written: readonly string[], players: Iterable<Player>): NameOrder {
  const names = new Set(written.map(fold));
  const found = new Set<NameOrder>();
  for (const { name } of players) {
    const { first, last } = name;
    if (!last || fold(first) === fold(last)) continue;
    if (names.has(fold(`${first} ${last}`))) found.add("first name first");
    if (names.has(fold(`${last} ${first}`))) found.add("surname first");
  }
  const [only = "unknown", ...more] = found;
  return more.length > 0 ? "mixed" : only;
}

const particle =
  /^(?:van|von|vom|zu|der|den|de|del|della|di|da|do|dos|das|du|la|le|ten|ter|te|af|av|mac|mc|o|ó|ní|nic|uí|ua|st\.?)$/iu;
const isCapitals = (word: string) => /\p{Lu}/u.test(word) && word === word.toUpperCase();

/** A surname in capitals as it is usually written: "LYNCH-O'DOWD" is Lynch-O'Dowd. */
function withoutCapitals(words: readonly string[]): string {
  return words
    .map((word) => {
      const lower = word.toLowerCase();
      if (words.length > 1 && /^(?:van|von|der|den|de|del|di|da|dos|du|la|le|ten|ter)$/.test(lower))
        return lower;
      const named = lower.replaceAll(/(?<=^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase());
      return named.replace(
        /^(Mc)(\p{L})(?=\p{L}{2})/u,
        (_, mc: string, letter: string) => mc + letter.toUpperCase(),
      );
    })
    .join(" ");
}

/** First and last name where one of them is written in capitals; undefined without such a difference. */
function splitCapitals(words: readonly string[], order: NameOrder): PersonName | undefined {
  const [isFirst = false, ...others] = words.map(isCapitals);
  const turn = others.indexOf(!isFirst) + 1;
  if (turn === 0 || others.slice(turn).includes(isFirst)) return undefined;
  if (order === (isFirst ? "first name first" : "surname first")) return undefined;
  const [before, after] = [words.slice(0, turn), words.slice(turn)];
  const [surname, given] = isFirst ? [before, after] : [after, before];
  // "JJ Smith" begins with initials.
  const isLong = surname.join("").replaceAll(/\P{L}/gu, "").length > 2;
  if (!isLong && order !== "surname first") return undefined;
  return { first: given.join(" "), last: withoutCapitals(surname) };
}

/** The number of words of a surname that stands first; undefined if it is unclear. */
function surnameLength(words: readonly string[]): number | undefined {
  const particles = words.findIndex((word) => !particle.test(word));
  if (words.length === 2) return 1;
  return particles > 0 && words.length - particles === 2 ? particles + 1 : undefined;
}

/** Splits the name of somebody new in a list, in the order of its names. A comma decides by itself. */
export function splitInOrder(written: string, order: NameOrder): PersonName & { note?: string } {
  const words = written.split(" ");
  if (written.includes(",") || words.length < 2) return splitName(written);
  const name = splitCapitals(words, order);
  if (name !== undefined) {
    return {
      ...name,
      note: `${written} is read as first name ${name.first}, last name ${name.last}.`,
    };
  }
  if (order === "first name first" || order === "unknown") return splitName(written);
  const length = order === "mixed" ? undefined : surnameLength(words);
  if (length === undefined) {
    throw new Refusal(
      `Which is the last name of ${written}? Write it first, with a comma: Walsh, Orla.`,
    );
  }
  const [last, first] = [words.slice(0, length), words.slice(length)];
  return {
    first: first.every(isCapitals) ? withoutCapitals(first) : first.join(" "),
    last: last.every(isCapitals) ? withoutCapitals(last) : last.join(" "),
    note: `${written} is read with the last name first, as the names of known people are here.`,
  };
}
