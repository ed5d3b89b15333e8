import { spell, undrawnLetters } from "#app/lib/letters/spell.ts";

/** What of the site says how its mark is spelt. */
export interface Named {
  readonly teamName: string;
  /** The name as the mark shows it, where that is shorter or in other letters. */
  readonly wordmark?: string | undefined;
  readonly domain: string;
}

/**
 * What the mark spells: the club's own wording, else its name. A name in letters that are not drawn, such
 * as Greek ones, is replaced by the first word of the domain, which always has Latin ones.
 */
export function markName({ teamName, wordmark, domain }: Named): string {
  const [label = ""] = domain.replace(/^www\./, "").split(".");
  const choices = [wordmark ?? teamName, label.replace(/-+/g, " ")];
  return (
    choices.find((name) => spell(name).length > 0 && undrawnLetters(name).length === 0) ?? label
  );
}
