import type { Tournament } from "#app/content/content.ts";
import type { CheckOfDay } from "#app/content/checks/check.ts";
import { tournamentFile } from "#app/content/files.ts";
import { warning, type Finding } from "#app/content/finding.ts";
import type { Day } from "#app/domain/dates/day.ts";
import { daysBetween } from "#app/domain/dates/day-steps.ts";

/** So many days after its end a tournament has scores. */
const PATIENCE = 14;

function overdue(
  { id, year, dates, games, cancelled, sanctioned }: Tournament,
  today: Day,
): Finding[] {
  if (dates === undefined || cancelled === true || !sanctioned) return [];
  const days = daysBetween(dates.end, today);
  if (days <= PATIENCE) return [];
  const file = tournamentFile(year, id);
  const ended = `The tournament ended ${days} days ago`;
  if (games.length === 0) {
    const remedy = "Add its games with their scores, or cancelled: true if it was not played.";
    return [warning(file, ["dates", "end"], `${ended}, and no game is listed.`, remedy)];
  }
  return games.flatMap(({ score, opponent }, index) =>
    score === undefined
      ? warning(
          file,
          ["games", index],
          `${ended}, and ${opponent === undefined ? "a game whose opponent is not known" : `the game against ${opponent}`} has no score.`,
          "Add opponent, us and them, or delete the game if it was not played.",
        )
      : [],
  );
}

/** A listed tournament that has been over for two weeks has its scores. */
export const overdueScores: CheckOfDay = ({ tournaments }, today) =>
  tournaments.flatMap((tournament) => overdue(tournament, today));
