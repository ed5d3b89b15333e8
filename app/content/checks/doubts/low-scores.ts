import type { Check } from "#app/content/checks/check.ts";
import { tournamentFile } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";

/** What the winner of a game has at least, even where time or weather cut it short. */
const LEAST = 4;

/** A game that nobody really won is mostly a forfeit, and says so. */
export const lowScores: Check = ({ tournaments }) =>
  tournaments.flatMap(({ id, year, games }) =>
    games.flatMap(({ score, forfeit, remark }, index) => {
      if (score === undefined || forfeit === true || remark !== undefined) return [];
      if (Math.max(score.us, score.them) >= LEAST) return [];
      return warning(
        tournamentFile(year, id),
        ["games", index, "us"],
        `The score is ${score.us}-${score.them}, too low for a game that was played.`,
        "Correct it, add forfeit: true, or say in a remark how it came about.",
      );
    }),
  );
