import { files } from "#app/content/files.ts";
import { hint, warning } from "#app/content/finding.ts";
import { markName } from "#app/domain/marks/mark-name.ts";
import { spell, undrawnLetters } from "#app/lib/letters/spell.ts";
import type { Check } from "./check.ts";

/** A longer line is too low on a phone: its letters would be less than half as high as those of the menu. */
const LONGEST_LINE = 14;

/** The mark is drawn from letters of a kit: a name that it lacks, or that is very long, needs another wording. */
export const markLetters: Check = ({ site }) => {
  if (site === undefined) return [];
  const { teamName, wordmark } = site;
  const field = wordmark === undefined ? "teamName" : "wordmark";
  const name = wordmark ?? teamName;
  const unknown = undrawnLetters(name);
  if (unknown.length > 0) {
    return [
      warning(
        files.site,
        [field],
        `The mark has no letters for ${unknown.join(" ")}, so it spells “${markName(site)}”.`,
        "Add wordmark: with the name in Latin letters; pages keep the name as it is.",
      ),
    ];
  }
  if (spell(name).length === 0) {
    return [
      warning(
        files.site,
        [field],
        `Nothing of ${name} can be drawn, so the mark spells “${markName(site)}”.`,
        "Add wordmark: with the name in Latin letters or figures.",
      ),
    ];
  }
  const longest = spell(name).find((word) => word.length > LONGEST_LINE);
  if (longest === undefined) return [];
  return [
    hint(
      files.site,
      [field],
      `A word of ${longest.length} letters is very low on phones, where the mark fills the width.`,
      `Add wordmark: with a shorter form, up to ${LONGEST_LINE} letters a word.`,
    ),
  ];
};
