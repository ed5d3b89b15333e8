import { searchWords } from "#app/domain/fold.ts";
import { countBy, sortedBy } from "#app/lib/list.ts";
import type { Entry } from "#app/search/search-data.ts";

function mostOften(texts: readonly string[]): readonly string[] {
  const [first] = sortedBy([...countBy(texts, (text) => text)], ([, times]) => -times);
  return first === undefined ? [] : [first[0]];
}

/** Words to try: the state and the kind of most tournaments, and the most usual position in the first season. */
export function exampleQueries(entries: readonly Entry[]): readonly string[] {
  const tournaments = entries.filter((entry) => entry.kind === "tournaments");
  const years = entries.flatMap((entry) => (entry.kind === "seasons" ? entry.year : []));
  const positions = entries.flatMap((entry) =>
    entry.kind === "people" ? searchWords(entry.subtitle ?? "") : [],
  );
  return [
    ...mostOften(tournaments.flatMap(({ region = "" }) => searchWords(region))),
    // Behind the last word of its name stands its year.
    ...mostOften(tournaments.flatMap(({ title }) => searchWords(title).at(-2) ?? [])),
    ...mostOften(positions).map((position) => `${position} ${Math.min(...years)}`),
  ];
}
