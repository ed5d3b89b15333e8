import { matchWord } from "#app/domain/search/match-word.ts";
import type { Hit, Rank } from "./hits.ts";
import type { Prepared } from "./prepare.ts";

/** How an entry meets the typed words; undefined where one of them is not found in it. */
export function rankOf({ title, words }: Prepared, typed: readonly string[]): Rank | undefined {
  const matches = new Set(typed.map((one) => matchWord(one, words)));
  if (matches.has(undefined)) return undefined;
  if (matches.has("slip")) return "close";
  if (matches.has("beginning")) return "beginning";
  return typed.every((one) => title.includes(one)) ? "name" : "word";
}

/** The entries in which every typed word is found, in their order. */
export function findEntries(prepared: readonly Prepared[], typed: readonly string[]): Hit[] {
  return prepared.flatMap((one) => {
    const rank = rankOf(one, typed);
    return rank === undefined ? [] : { entry: one.entry, rank };
  });
}
