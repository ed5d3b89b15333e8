import type { Tournament } from "#app/content/content.ts";
import type { Check } from "#app/content/checks/check.ts";
import { tournamentFile } from "#app/content/files.ts";
import { warning, type Finding } from "#app/content/finding.ts";
import { isPlausibleHour, otherHalf } from "#app/domain/games/plausible-hour.ts";

function atNight({ id, year, games }: Tournament): Finding[] {
  return games.flatMap(({ time }, index) => {
    if (time === undefined || isPlausibleHour(time)) return [];
    const guess = otherHalf(time);
    const question = isPlausibleHour(guess) ? `Did you mean ${guess}? ` : "";
    return warning(
      tournamentFile(year, id),
      ["games", index, "time"],
      `time is ${time}, when games hardly ever begin.`,
      `${question}If it began then, nothing needs to be done.`,
    );
  });
}

/** Games begin by day; one at night mostly has morning and evening confused. */
export const plausibleHours: Check = ({ tournaments }) => tournaments.flatMap(atNight);
