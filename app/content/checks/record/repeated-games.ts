import { tournamentFile } from "#app/content/files.ts";
import { error } from "#app/content/finding.ts";
import type { Check } from "#app/content/checks/check.ts";
import { repeats } from "#app/content/checks/repeats.ts";

/** No game of a tournament stands twice: same opponent, day and time. */
export const repeatedGames: Check = ({ tournaments }) =>
  tournaments.flatMap(({ id, year, games }) => {
    const dated = games.flatMap(({ opponent, date, time }, index) => {
      if (opponent === undefined || date === undefined || time === undefined) return [];
      return { what: [opponent, date, time].join(), opponent, path: ["games", index] };
    });
    return repeats(dated).map(({ opponent, path }) =>
      error(
        tournamentFile(year, id),
        path,
        `The game against ${opponent} stands here a second time, on the same day and time.`,
        "Keep one of the two, or correct the time.",
      ),
    );
  });
