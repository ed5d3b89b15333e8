import { matchWord } from "#app/domain/search/match-word.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import { MOST_FETCHED, type ShardList, type ShardTable } from "./shards.ts";

/** The files that a query needs beside the index. */
interface NeededFiles {
  readonly files: readonly string[];
  /** With these, everything that the query finds is there. */
  readonly isWhole: boolean;
}

const wordsOf = onceFor(({ shards, common }: ShardTable) => ({
  shards: shards.map(({ file, size, words }) => ({ file, size, words: words.split(" ") })),
  common: common.split(" "),
}));

/** The files with all hits of a typed word, and their size; infinite where no file has all. */
function filesOf(table: ShardTable, typed: string) {
  const { shards, common } = wordsOf(table);
  const found = shards.filter(({ words }) => matchWord(typed, words) !== undefined);
  const isCommon = matchWord(typed, common) !== undefined;
  return {
    files: found.map(({ file }) => file),
    size: isCommon ? Infinity : found.reduce((sum, { size }) => sum + size, 0),
  };
}

/** A hit has every typed word, so the files of one word are enough: of the rarest. */
function filesOfRarest(table: ShardTable, typed: readonly string[]): readonly string[] | undefined {
  const [rarest] = sortedBy(
    typed.map((word) => filesOf(table, word)),
    ({ size }) => size,
  );
  return rarest === undefined || rarest.size > MOST_FETCHED ? undefined : rarest.files;
}

/** Which shards have what the typed words find. */
export function shardsFor({ entries, games }: ShardList, typed: readonly string[]): NeededFiles {
  // It takes two words to find a game.
  const some = [filesOfRarest(entries, typed), typed.length < 2 ? [] : filesOfRarest(games, typed)];
  return { files: some.flatMap((files) => files ?? []), isWhole: !some.includes(undefined) };
}
