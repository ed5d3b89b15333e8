import type { Check } from "#app/content/checks/check.ts";
import { files } from "#app/content/files.ts";
import { hint } from "#app/content/finding.ts";
import { closest } from "#app/content/suggestions/closest.ts";
import { fold } from "#app/domain/search/fold.ts";

function letters(text: string): string {
  return fold(text).replaceAll(/[^a-z0-9]/g, "");
}

/** The key of a badge is its title, not almost its title. */
export const badgeKeys: Check = ({ badgeQuest }) =>
  [...badgeQuest.badges.values()].flatMap(({ id, title }) => {
    const [key, name] = [letters(id), letters(title)];
    if (key === name || closest(key, [name]) === undefined) return [];
    const cause = `The key ${id} is nearly the title ${title}, but not quite.`;
    return hint(
      files.badges,
      [id],
      cause,
      "Correct the one that is wrong, here and where it is named.",
    );
  });
