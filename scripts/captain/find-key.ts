import type { Draft } from "#app/content/content.ts";
import type { Explanation } from "#app/content/problem.ts";
import { findNearest } from "#app/content/suggestions.ts";
import { foldLetters } from "#app/domain/fold.ts";
import { fullName } from "#app/domain/full-name.ts";
import { displayName } from "#app/domain/opponents.ts";

/** An item with a key and the names that people use for it. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** The remedy for an unknown item. */
const advice: Readonly<Record<string, string>> = {
  opponent: "Add a new one to opponents.yml first.",
  player: "Add a new player to players.yml first.",
};

/** The keys that match a key or a name. */
export function matchingKeys(typed: string, all: readonly Named[]): string[] {
  const letters = foldLetters(typed);
  const byKey = all.find(({ id }) => foldLetters(id) === letters);
  if (byKey !== undefined) return [byKey.id];
  return all
    .filter(({ names }) => names.some((name) => foldLetters(name) === letters))
    .map(({ id }) => id);
}

/** The keys whose key or name is nearest to an unknown one. */
function guessKeys(typed: string, all: readonly Named[]): string[] {
  const keys = new Map(all.flatMap(({ id, names }) => [id, ...names].map((name) => [name, id])));
  const near = findNearest(typed, keys.keys()).map((name) => keys.get(name) ?? name);
  return [...new Set(near)].slice(0, 3);
}

/** A key, or why there is none. */
export type FoundKey = { readonly key: string } | (Explanation & { readonly key?: undefined });

/** Resolves a typed key or unique name to a key. Everything else is explained, with suggestions. */
export function findKey(typed: string, all: readonly Named[], what: string): FoundKey {
  const keys = matchingKeys(typed, all);
  if (keys.length > 1) {
    return { cause: `${typed} could be ${keys.join(" or ")}.`, remedy: "Use one of these." };
  }
  if (keys[0] !== undefined) return { key: keys[0] };
  const guesses = guessKeys(typed, all);
  const question = guesses.length === 0 ? [] : [`Did you mean ${guesses.join(" or ")}?`];
  const remedy = [...question, advice[what] ?? "Correct it."].join(" ");
  return { cause: `${typed} is not a known ${what}.`, remedy };
}

/** Opponents with their names: key, name, other names, and city with name. */
export function opponentNames({ opponents }: Pick<Draft, "opponents">): Named[] {
  return [...opponents.values()].map((opponent) => {
    const { id, name, displayNameOverride = name, location } = opponent;
    const city = location?.city ?? "";
    return {
      id,
      names: [name, displayNameOverride, displayName(opponent), `${city} ${name}`],
    };
  });
}

/** Players with their names: key, current and former full names, nickname and surname. */
export function playerNames({ players }: Pick<Draft, "players">): Named[] {
  return [...players.values()].map(({ id, name, formerly = [] }) => {
    const { first, last, nickname = last } = name;
    const plain = fullName({ first, last });
    return { id, names: [plain, fullName(name), `${last}, ${first}`, ...formerly, nickname, last] };
  });
}

/** Badges with their keys and titles. */
export function badgeNames({ badgeQuest }: Pick<Draft, "badgeQuest">): Named[] {
  return [...badgeQuest.badges.values()].map(({ id, title }) => ({ id, names: [title] }));
}
