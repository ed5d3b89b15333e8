import { nearest } from "#app/content/suggestions/suggestions.ts";
import { lettersOf } from "#app/domain/fold.ts";
import type { Draft } from "#app/content/content.ts";
import { displayName } from "#app/domain/opponents.ts";
import { fullName } from "#app/domain/full-name.ts";
import { Refusal } from "./content-texts.ts";
import type { Typed } from "./command.ts";

/** Something with a key and the names by which people call it. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** Remedy for an unknown name: the file it must be added to first. */
const newIn: Readonly<Record<string, string>> = {
  opponent: ' Add a new one first: npm run opponent -- "its name" --city "its city".',
  player: " Add a new player to players.yml first.",
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
  if (byName.length > 1)
    throw new Refusal(`${written} could be ${near.join(" or ")}. Use one of these.`);
  throw new Refusal(`${written} is not a known ${what}.${question}${newIn[what] ?? ""}`);
}

/** The opponents by key, name, other name, and city and name. */
export function opponentNames({ opponents }: Draft): Named[] {
  return [...opponents.values()].map((opponent) => {
    const { id, name, displayNameOverride = name, location } = opponent;
    const city = location?.city;
    const both = city === undefined ? [] : [`${city} ${name}`, `${name} ${city}`];
    const bare =
      city !== undefined && name.startsWith(`${city} `) ? [name.slice(city.length + 1)] : [];
    return { id, names: [name, displayNameOverride, displayName(opponent), ...both, ...bare] };
  });
}

/** Everybody by key, full name of today and before, nickname and surname. */
export function playerNames({ players }: Draft): Named[] {
  return [...players.values()].map(({ id, name, formerly = [] }) => {
    const { first, last, nickname = last } = name;
    const plain = fullName({ first, last });
    const inFull = [plain, fullName(name), `${last}, ${first}`, `${first} “${nickname}” ${last}`];
    return { id, names: [...inFull, ...formerly, nickname, last] };
  });
}

/** The badges by key and title. */
export function badgeNames({ badgeQuest }: Draft): Named[] {
  return [...badgeQuest.badges.values()].map(({ id, title }) => ({ id, names: [title] }));
}

/** The key of a person that somebody typed by key or by name. */
export function personOf(written: string, draft: Draft): string {
  return findKey(written.trim(), playerNames(draft), "player");
}

/** The keys of the people behind an option, with commas between them. */
export function peopleOf(typed: Typed, option: string, draft: Draft): string[] {
  const written = typed.value(option)?.split(",") ?? [];
  return written.map((name) => personOf(name, draft));
}
