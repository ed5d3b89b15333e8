import type { Player } from "#app/content/content.ts";
import { fullNames, nameFinder, singleNames, type Naming } from "#app/content/naming.ts";
import { fold } from "#app/domain/fold.ts";

/** Text in a file of the built site that reveals, or may reveal, an unnamed person. */
export interface Leak {
  readonly naming: Naming;
  readonly words: string;
}

/** Whether a file has text for people. Scripts and styles only show text from other files. */
export function isSearched(file: string): boolean {
  return !/\.(?:br|css|gz|js|png|woff2)$/.test(file);
}

function listNames({ name }: Player): string[] {
  return [name.first, name.last, name.nickname].flatMap((part) => part ?? []);
}

function listClues(player: Player, namedPlayers: readonly Player[]): Leak[] {
  const namesInUse = new Set(
    namedPlayers.flatMap((person) => [...listNames(person), ...fullNames(person)]).map(fold),
  );
  const { distinctive, ambiguous } = singleNames(player);
  const isNoKey = (words: string) => words !== player.id;
  const clues: Leak[] = [
    ...fullNames(player).map((words) => ({ naming: "names" as const, words })),
    ...distinctive.filter(isNoKey).map((words) => ({ naming: "names" as const, words })),
    ...ambiguous.filter(isNoKey).map((words) => ({ naming: "may mean" as const, words })),
  ];
  return clues.filter(({ words }) => !namesInUse.has(fold(words)));
}

/**
 * Returns a function that finds leaks in a file of the built site. A full name, a surname, or a key in an address
 * reveals a person; a first name or nickname may be a word or someone else. Names shared with others are ignored.
 *
 * @param unnamedPlayers people who are shown by initials or not at all
 * @param namedPlayers everyone else
 */
export function leakFinder(
  unnamedPlayers: readonly Player[],
  namedPlayers: readonly Player[],
): (place: string, text: string) => Leak[] {
  const clues = unnamedPlayers.flatMap((player) => listClues(player, namedPlayers));
  const addresses = unnamedPlayers.map(
    ({ id }) => new RegExp(String.raw`(?:players/|player=)${id}(?![\w-])`, "i"),
  );
  return (location, text) => {
    const whole = `${location}\n${text.replaceAll(/&(?:#x27|#39|apos);/g, "'")}`;
    const has = nameFinder(whole);
    const inAddresses = addresses.flatMap((address) => address.exec(whole)?.[0] ?? []);
    return [
      ...clues.filter(({ words }) => has(words) === "name"),
      ...inAddresses.map((words) => ({ naming: "names" as const, words })),
    ];
  };
}
