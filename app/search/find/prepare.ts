import { searchWords } from "#app/domain/fold.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Entry, Findable } from "#app/search/search-data.ts";

/** An entry with the words that it is found by. */
export interface Prepared {
  readonly entry: Entry;
  readonly title: readonly string[];
  readonly words: readonly string[];
}

const prepareEntry = onceFor((entry: Entry): Prepared => {
  const { title, subtitle = "", hiddenKeywords = "", region = "" } = entry;
  const names = searchWords(title);
  return {
    entry,
    title: names,
    words: [...names, ...searchWords(`${subtitle} ${hiddenKeywords} ${region}`)],
  };
});

/** The words of all entries, folded once: a key then only compares. */
export const prepare = onceFor(({ entries }: Findable): readonly Prepared[] =>
  entries.map(prepareEntry),
);
