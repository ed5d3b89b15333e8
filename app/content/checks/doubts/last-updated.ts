import type { Check } from "#app/content/checks/check.ts";
import { editionFile } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";

/** An edition was last updated in its own year. */
export const lastUpdated: Check = ({ badgeQuest }) =>
  [...badgeQuest.editions.values()].flatMap(({ year, lastUpdated }) => {
    if (lastUpdated === undefined || lastUpdated.startsWith(`${year}-`)) return [];
    return warning(
      editionFile(year),
      ["lastUpdated", "date"],
      `The edition of ${year} was last updated on ${lastUpdated.slice(0, 10)}, in another year.`,
      "Correct the date to that of the last entry. If it was corrected that late, nothing needs to be done.",
    );
  });
