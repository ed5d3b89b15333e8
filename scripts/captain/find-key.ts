import { nearest } from "#app/content/suggestions/suggestions.ts";
import { lettersOf } from "#app/domain/fold.ts";
import { Refusal } from "./content-texts.ts";

/** Something with a key and the names by which people call it. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** Remedy for an unknown name: the file it must be added to first. */
const newIn: Readonly<Record<string, string>> = {
  opponent: ' Add a new one first: npm run opponent -- "its name" --city "its city".',
  player: " A new one has to stand in players.yml first.",
};

/**
 * The key that a person means: the key itself, or a name that only one has. Refuses everything else, and
 * says what may have been meant.
 */
export function findKey(written: string, all: readonly Named[], what: string): string {
  const wanted = lettersOf(written);
  const byKey = all.find(({ id }) => lettersOf(id) === wanted);
  if (byKey !== undefined) return byKey.id;
  const byName = all.filter(({ names }) => names.some((name) => lettersOf(name) === wanted));
  const [only] = byName;
  if (only !== undefined && byName.length === 1) return only.id;
  const ids = all.map(({ id }) => id);
  const names = new Map(
    all.flatMap(({ id, names: own }) => own.map((name) => [name, id] as const)),
  );
  const near = byName.length > 1 ? byName.map(({ id }) => id) : nearest(written, ids);
  const guesses =
    near.length > 0 ? near : nearest(written, names.keys()).map((n) => names.get(n) ?? n);
  const question = guesses.length === 0 ? "" : ` Did you mean ${guesses.slice(0, 3).join(" or ")}?`;
  if (byName.length > 1) throw new Refusal(`${written} may be ${near.join(" or ")}. Say which.`);
  throw new Refusal(
    `${written} is no ${what} that the content knows.${question}${newIn[what] ?? ""}`,
  );
}
