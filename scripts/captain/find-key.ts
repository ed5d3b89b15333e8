import { findNearest } from "#app/content/suggestions.ts";
import { foldLetters } from "#app/domain/fold.ts";
import type { Draft } from "#app/content/content.ts";
import { displayName } from "#app/domain/opponents.ts";
import { fullName } from "#app/domain/full-name.ts";
import { Refusal } from "./content-texts.ts";

/** An item with a key and the names that people use for it. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
  /** Whether another word may mean it: the city of a team, or an abbreviation. */
  readonly mayBe?: (letters: string) => boolean;
}

/** Remedy for an unknown name: the file it must be added to first. */
const newIn: Readonly<Record<string, string>> = {
  opponent: " Add a new one to opponents.yml first.",
  player: " Add a new player to players.yml first.",
};

/** The keys that an unknown name may mean: by city or abbreviation, or else by similar spelling. */
function guessKeys(written: string, all: readonly Named[]): string[] {
  const wanted = foldLetters(written);
  const meant = all.filter(({ mayBe }) => mayBe?.(wanted)).map(({ id }) => id);
  if (meant.length > 0) return meant;
  const ids = all.map(({ id }) => id);
  const near = findNearest(written, ids);
  if (near.length > 0) return near;
  const names = new Map(
    all.flatMap(({ id, names: own }) => own.map((name) => [name, id] as const)),
  );
  return findNearest(written, names.keys()).map((name) => names.get(name) ?? name);
}

/** The keys that match a key or a name. */
export function matchingKeys(written: string, all: readonly Named[]): string[] {
  const wanted = foldLetters(written);
  const byKey = all.find(({ id }) => foldLetters(id) === wanted);
  if (byKey !== undefined) return [byKey.id];
  return all
    .filter(({ names }) => names.some((name) => foldLetters(name) === wanted))
    .map(({ id }) => id);
}

/**
 * Resolves a typed key or unique name to a key. Refuses everything else, with suggestions.
 */
export function findKey(written: string, all: readonly Named[], what: string): string {
  const [only, ...more] = matchingKeys(written, all);
  if (only !== undefined && more.length === 0) return only;
  if (only !== undefined)
    throw new Refusal(`${written} could be ${[only, ...more].join(" or ")}. Use one of these.`);
  const guesses = guessKeys(written, all).slice(0, 3);
  const question = guesses.length === 0 ? "" : ` Did you mean ${guesses.join(" or ")}?`;
  throw new Refusal(`${written} is not a known ${what}.${question}${newIn[what] ?? ""}`);
}

const LONGEST_ABBREVIATION = 4;

/** Whether letters are an abbreviation of a name: "NSH" of Nashville Nightshade. */
function abbreviates(letters: string, name: string): boolean {
  if (letters.length < 2 || letters.length > LONGEST_ABBREVIATION) return false;
  if (!name.startsWith(letters.charAt(0))) return false;
  let at = -1;
  return Array.from(letters).every((letter) => {
    at = name.indexOf(letter, at + 1);
    return at >= 0;
  });
}

/** Opponents with their names: key, name, other names, and city with name. A city or an abbreviation may match. */
export function opponentNames({ opponents }: Draft): Named[] {
  return [...opponents.values()].map((opponent) => {
    const { id, name, displayNameOverride = name, location } = opponent;
    const city = location?.city;
    const both = city === undefined ? [] : [`${city} ${name}`, `${name} ${city}`];
    const bare =
      city !== undefined && name.startsWith(`${city} `) ? [name.slice(city.length + 1)] : [];
    const shown = foldLetters(displayName(opponent));
    return {
      id,
      names: [name, displayNameOverride, displayName(opponent), ...both, ...bare],
      mayBe: (letters) => letters === foldLetters(city ?? "") || abbreviates(letters, shown),
    };
  });
}

/** Players with their names: key, current and former full names, nickname and surname. */
export function playerNames({ players }: Pick<Draft, "players">): Named[] {
  return [...players.values()].map(({ id, name, formerly = [] }) => {
    const { first, last, nickname = last } = name;
    const plain = fullName({ first, last });
    const inFull = [
      plain,
      fullName(name),
      `${last}, ${first}`,
      `${first} “${nickname}” ${last}`,
      `${nickname} ${last}`,
    ];
    return { id, names: [...inFull, ...formerly, nickname, last] };
  });
}

/** Badges with their keys and titles. */
export function badgeNames({ badgeQuest }: Draft): Named[] {
  return [...badgeQuest.badges.values()].map(({ id, title }) => ({ id, names: [title] }));
}
