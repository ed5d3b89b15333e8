import type { Draft, Player } from "#app/content/content.ts";
import { fold, foldLetters } from "#app/domain/fold.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { Jersey } from "#app/domain/jersey.ts";
import { findNearest } from "#app/content/suggestions/suggestions.ts";
import { Refusal } from "#scripts/captain/content-texts.ts";
import { findKey, playerNames } from "#scripts/captain/find-key.ts";
import type { PersonName } from "#scripts/captain/new-person.ts";

/** The name of a row. */
export interface RowName extends PersonName {
  readonly nickname: string | undefined;
}

/** Key for comparing names regardless of word order: "SON, MINJI" is Min-ji Son. */
export function nameKey({ first, last }: Pick<RowName, "first" | "last">): string {
  return [foldLetters(first), foldLetters(last)].toSorted().join(" ");
}

export type Known = Readonly<{ id: string | undefined; note?: string }>;

/** The person with the number, of several with the same name. */
function namesakeWith(all: readonly Player[], jersey: Jersey | undefined): Player | undefined {
  const [only, ...more] = all.filter((player) => jersey !== undefined && player.jersey === jersey);
  return more.length === 0 ? only : undefined;
}

/** Asks whether two people with one number are the same; undefined if they share no name. */
function questionOn(
  name: RowName,
  jersey: Jersey | undefined,
  { id, name: knownName, jersey: hers }: Player,
) {
  const [written, full] = [fullName(name), fullName(knownName)];
  const [hasFirst, hasLast] = (["first", "last"] as const).map(
    (part) => name[part] !== "" && fold(name[part]) === fold(knownName[part] ?? ""),
  );
  if (jersey === undefined || jersey !== hers || (hasFirst !== true && hasLast !== true)) return "";
  const way =
    hasFirst === true
      ? `players.yml has both: the name of today, and the one before as formerly: [${written}] or [${full}]`
      : `use one name in both, or add nickname: ${name.first} to ${id} in players.yml`;
  const shared = hasFirst === true ? "first name" : "last name";
  return `Is ${written} ${full} (${id}), who has the same ${shared} and number ${jersey}? If so, ${way}. If not, add ${written} there by hand.`;
}

/**
 * The key of a known person. Asks about similar spellings, and about people who share a name and the number. All
 * others must be declared as new.
 */
export function known(
  draft: Draft,
  name: RowName,
  jersey: Jersey | undefined,
  isNew: boolean,
): Known {
  const written = fullName(name);
  const players = [...draft.players.values()];
  const namesakes = players.filter((player) => nameKey(player.name) === nameKey(name));
  const namesake = namesakes.length > 1 ? namesakeWith(namesakes, jersey) : undefined;
  if (namesake !== undefined) return { id: namesake.id };
  try {
    const id = findKey(written, playerNames(draft), "player");
    const before = draft.players
      .get(id)
      ?.formerly?.find((formerName) => foldLetters(formerName) === foldLetters(written));
    return before === undefined
      ? { id }
      : { id, note: `${written} is ${id}, who had that name before.` };
  } catch (error) {
    if (!(error instanceof Refusal) || namesakes.length > 1) throw error;
    const near = findNearest(
      written,
      players.map((player) => fullName({ ...player.name, apart: undefined })),
    );
    if (!isNew && near.length > 0) throw error;
    const question = players
      .map((question) => questionOn(name, jersey, question))
      .find((question) => question !== "");
    if (question !== undefined) throw new Refusal(question);
    if (isNew) return { id: undefined };
    throw new Refusal(`${written} is not in players.yml. Add --new if everybody like this is new.`);
  }
}
