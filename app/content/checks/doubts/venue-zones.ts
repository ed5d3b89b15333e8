import type { Check } from "#app/content/checks/check.ts";
import { tournamentFile } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";
import { enumerate } from "#words/grammar/lists.ts";

/** The time zone of a tournament is one of its state. */
export const venueZones: Check = ({ tournaments }) =>
  tournaments.flatMap(({ id, year, timeZone, location: { region } }) => {
    const { code = "", timeZones: zones = [] } = region ?? {};
    if (zones.length === 0 || zones.includes(timeZone)) return [];
    return warning(
      tournamentFile(year, id),
      ["timeZone"],
      `timeZone is ${timeZone}, but ${code} lies in ${enumerate(zones)}.`,
      `Did you mean ${zones.join(" or ")}? If not, correct the state.`,
    );
  });
