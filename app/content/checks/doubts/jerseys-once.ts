import type { Check } from "#app/content/checks/check.ts";
import { rosterFile } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";

/** No two players of a roster wear the same number. */
export const jerseysOnce: Check = ({ rosters, players }) =>
  rosters.flatMap(({ year, players: roster }) => {
    const worn = new Map<number, string>();
    return roster.flatMap((id, index) => {
      const jersey = players.get(id)?.jersey;
      if (jersey === undefined) return [];
      const other = worn.get(jersey);
      worn.set(jersey, other ?? id);
      if (other === undefined || other === id) return [];
      return warning(
        rosterFile(year),
        ["players", index],
        `${id} has number ${jersey}, which ${other} wears on this roster.`,
        "Correct one of the two in players.yml. If both wore it, nothing needs to be done.",
      );
    });
  });
