import { awardsFile, files } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";
import type { Check } from "#app/content/checks/check.ts";

/** The published total of a past edition is the number of its awards, where a log is kept. */
export const historyTotals: Check = ({ badgeQuest }, entries) =>
  badgeQuest.history.flatMap(({ year, totalBadges }, index) => {
    const awards = badgeQuest.editions.get(year)?.awards.length ?? 0;
    const damaged = entries.get(awardsFile(year))?.problems.length !== 0;
    if (damaged || awards === totalBadges) return [];
    return warning(
      files.history,
      [index, "totalBadges"],
      `The published total is ${totalBadges}, but ${awardsFile(year)} has ${awards} awards.`,
      "Compare the log with the record. The published total is what the history shows.",
    );
  });
