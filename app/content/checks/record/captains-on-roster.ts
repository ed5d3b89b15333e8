import { files, rosterFile } from "#app/content/files.ts";
import { error } from "#app/content/finding.ts";
import type { Check } from "#app/content/checks/check.ts";
import { keysOf } from "#app/content/checks/keys-of.ts";

/** Every captain plays or coaches on the roster she leads. */
export const captainsOnRoster: Check = ({ rosters }, entries) => {
  const known = keysOf(entries, files.players);
  return rosters.flatMap(({ year, captains, players, coaches }) => {
    const people = new Set([...players, ...coaches]);
    return captains.flatMap((captain, index) => {
      if (people.has(captain) || known?.has(captain) === false) return [];
      const cause = `${captain} is a captain, but not on this roster.`;
      const remedy = `Add ${captain} to the players, or take them off the captains.`;
      return error(rosterFile(year), ["captains", index], cause, remedy);
    });
  });
};
