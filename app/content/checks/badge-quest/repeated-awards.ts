import type { Edition } from "#app/content/content.ts";
import { awardsFile } from "#app/content/files.ts";
import { error, type Finding } from "#app/content/finding.ts";
import type { Check } from "#app/content/checks/check.ts";
import { repeats } from "#app/content/checks/repeats.ts";

function inLog({ year, awards }: Edition): Finding[] {
  const file = awardsFile(year);
  const rows = awards.map((award, index) => {
    const { badge, player, date, time = "", zone = "", note = "" } = award;
    return { what: [badge, player, date, time, zone, note].join(), award, index, path: [index] };
  });
  const second = new Set(repeats(rows));
  const unmarked = [...second].filter(({ award }) => award.again === undefined);
  const marked = rows.filter((row) => row.award.again !== undefined && !second.has(row));
  return [
    ...unmarked.map(({ award, index }) =>
      error(
        file,
        [index, "badge"],
        `${award.player} has this ${award.badge} already, in an earlier row with the same time.`,
        "Delete the row, or write yes under again if it was earned several times at once.",
      ),
    ),
    ...marked.map(({ index }) =>
      error(
        file,
        [index, "again"],
        "again is yes, but no earlier row is the same.",
        "Empty the cell, or correct the row.",
      ),
    ),
  ];
}

/** No award stands twice, unless the row says that it repeats an earlier one on purpose. */
export const repeatedAwards: Check = ({ badgeQuest }) =>
  [...badgeQuest.editions.values()].flatMap(inLog);
