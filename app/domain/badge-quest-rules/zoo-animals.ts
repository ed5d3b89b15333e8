import { inOrderOfTime, type Award } from "#app/domain/badge-quest/award.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { noteWords } from "./note-words.ts";

/** How many of a player's Rivanimals may come from a zoo (docs/product.md, Badge rules). */
export const ZOO_LIMIT = 2;

/** The animals of a log that exceed the limit of zoo animals: those whose note has the word zoo. */
export function zooAnimalsBeyond<A extends Award>(awards: readonly A[]): A[] {
  const fromZoo = inOrderOfTime(awards).filter(
    ({ badge, note = "" }) => badge === "RIVANIMALS" && noteWords(note).split(" ").includes("zoo"),
  );
  const byPerson = groupBy(fromZoo, ({ player }) => player);
  return [...byPerson.values()].flatMap((hers) => hers.slice(ZOO_LIMIT));
}
