import type { Player } from "#app/content/content.ts";
import { fullNames, nameFinder, singleNames, type Naming } from "#app/content/naming.ts";
import { fold } from "#app/domain/fold.ts";

/** Something in a file of the built site that gives somebody away, or may do so. */
export interface Leak {
  readonly naming: Naming;
  readonly words: string;
}

/** Files whose text people read. What scripts and styles show comes from the others. */
export function isSearched(file: string): boolean {
  return !/\.(?:br|css|gz|js|png|woff2)$/.test(file);
}

function namesOf({ name }: Player): string[] {
  return [name.first, name.last, name.nickname].flatMap((one) => one ?? []);
}

function cluesOf(player: Player, others: readonly Player[]): Leak[] {
  const taken = new Set(others.flatMap((one) => [...namesOf(one), ...fullNames(one)]).map(fold));
  const { distinctive, ambiguous } = singleNames(player);
  const isNoKey = (words: string) => words !== player.id;
  const clues: Leak[] = [
    ...fullNames(player).map((words) => ({ naming: "names" as const, words })),
    ...distinctive.filter(isNoKey).map((words) => ({ naming: "names" as const, words })),
    ...ambiguous.filter(isNoKey).map((words) => ({ naming: "may mean" as const, words })),
  ];
  return clues.filter(({ words }) => !taken.has(fold(words)));
}

/**
 * Makes what looks through a file of the built site. The full name, the surname, and the key in an address give
 * somebody away; a first name or nickname may be a word or somebody else. A name that others have, too, tells nothing.
 *
 * @param asking who asked to be shown by initials or not at all
 * @param others everybody else
 */
export function leakFinder(
  asking: readonly Player[],
  others: readonly Player[],
): (place: string, text: string) => Leak[] {
  const clues = asking.flatMap((player) => cluesOf(player, others));
  const addresses = asking.map(
    ({ id }) => new RegExp(String.raw`(?:players/|player=)${id}(?![\w-])`, "i"),
  );
  return (place, text) => {
    const whole = `${place}\n${text.replaceAll(/&(?:#x27|#39|apos);/g, "'")}`;
    const has = nameFinder(whole);
    const inAddresses = addresses.flatMap((address) => address.exec(whole)?.[0] ?? []);
    return [
      ...clues.filter(({ words }) => has(words) === "name"),
      ...inAddresses.map((words) => ({ naming: "names" as const, words })),
    ];
  };
}
