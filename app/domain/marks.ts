import { spell, undrawnLetters, toDrawable } from "#app/lib/letters.ts";
import { readableKey } from "./opponents.ts";

/**
 * Colors that a club's own mark may leave to the page: its letters, two of them that overlap, its disc with its groove and
 * its hole, through which the ground is seen.
 */
export const MARK_VARIABLES = ["ink", "left", "right", "disc", "groove", "hole"] as const;

/** Texts of the club's own SVG files, by their names without the ending. */
export type MarkFiles = Readonly<Partial<Record<"mark" | "crest" | "icon", string>>>;

/** Source of a club's marks. */
export interface ClubMark {
  /** The name that the mark spells if the club has no file. */
  readonly name: string;
  /** Number of seasons played. */
  readonly seasons: number;
  readonly files: MarkFiles;
}

/** Settings that decide how the mark is spelled. */
interface Named {
  readonly teamName: string;
  /** Text of the mark, if it is shorter or in other letters than the name. */
  readonly wordmark?: string | undefined;
  readonly domain: string;
}

/**
 * Text of the mark: the club's own wording, else its name. If the name has letters that are not drawn, such
 * as Greek ones, it is the first word of the domain, which is always Latin.
 */
export function markName({ teamName, wordmark, domain }: Named): string {
  const [label = ""] = domain.replace(/^www\./, "").split(".");
  const choices = [wordmark ?? teamName, label.replace(/-+/g, " ")];
  return (
    choices.find((name) => spell(name).length > 0 && undrawnLetters(name).length === 0) ?? label
  );
}

/** The marks of a club with a record. */
export function clubMark({
  club,
  seasons,
}: {
  readonly club: Named & { readonly marks: MarkFiles };
  readonly seasons: readonly unknown[];
}): ClubMark {
  return { name: markName(club), seasons: seasons.length, files: club.marks };
}

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * A name for share cards, which have Latin letters only: the part of it in Latin letters, else its key, made
 * readable. "Tokyo 東京" is "Tokyo"; "東京" with the key `tokyo-east` is "Tokyo East".
 */
export function nameOnCards(name: string, key: string): string {
  const spelt = toDrawable(name);
  return hasLetters(spelt) ? spelt : readableKey(key);
}

/** A person's name for cards. If only one part has Latin letters, it is the last name; if none has, the readable key is. */
export function personOnCards(
  { first, last }: { first: string; last: string },
  key: string,
): { first: string; last: string } {
  const [firstWord, lastWord] = [first, last].map(toDrawable).filter(hasLetters);
  if (firstWord === undefined) return { first: "", last: readableKey(key) };
  return lastWord === undefined
    ? { first: "", last: firstWord }
    : { first: firstWord, last: lastWord };
}

/** The team's name for cards: its Latin letters, else the mark's text. */
export function teamOnCards(site: Named): string {
  const spelt = toDrawable(site.teamName);
  return hasLetters(spelt) ? spelt : markName(site);
}
