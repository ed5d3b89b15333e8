import type { Tournament } from "#app/content/content.ts";
import { tournamentFile, files } from "#app/content/files.ts";
import { warning, type FieldProblem } from "#app/content/problem.ts";
import { type Day, daysBetween, getYear } from "#app/domain/dates/day.ts";
import { calloutYear } from "#app/domain/tryouts.ts";
import type { CheckOfDay } from "./check.ts";

/** Days after its end by which a tournament must have scores, and after its day a game of a league. */
const DAYS_TO_WAIT = 14;

function findMissingScores(
  { id, year, dates, games, cancelled, sanctioned, league }: Tournament,
  today: Day,
): FieldProblem[] {
  if (dates === undefined || cancelled === true || !sanctioned) return [];
  const days = daysBetween(dates.end, today);
  const isOver = days > DAYS_TO_WAIT;
  if (!isOver && league !== true) return [];
  const file = tournamentFile(year, id);
  const ended = `The tournament ended ${days} days ago`;
  if (games.length === 0 && isOver) {
    const remedy = "Add its games with their scores, or cancelled: true if it was not played.";
    return [warning(file, ["dates", "end"], `${ended}, and no game is listed.`, remedy)];
  }
  return games.flatMap((game, index) => {
    const { score, opponent, date } = game;
    const daysSince = date === undefined ? 0 : daysBetween(date, today);
    const isDue = isOver || daysSince > DAYS_TO_WAIT;
    const lacksScore = score === undefined && game.cancelled === undefined;
    if (!isDue || !lacksScore) return [];
    const when = isOver ? ended : `It was due ${daysSince} days ago`;
    const against =
      opponent === undefined
        ? "a game whose opponent is not known"
        : `the game against ${opponent}`;
    const remedy = "Add opponent, us and them, or cancelled: true if it was not played.";
    return warning(file, ["games", index], `${when}, and ${against} has no score.`, remedy);
  });
}

/** A sanctioned tournament has scores two weeks after its end, a league game after its day. */
const scoresAreEntered: CheckOfDay = ({ tournaments }, today) =>
  tournaments.flatMap((tournament) => findMissingScores(tournament, today));

function reportPast(field: string, cause: string): FieldProblem[] {
  const remedy = "Enter the one for the next tryouts, or delete tryouts until then.";
  return [warning(files.site, ["tryouts", field], cause, remedy)];
}

/** Registration for the tryouts is not over. */
const registrationIsOpen: CheckOfDay = ({ site }, today) => {
  const { until } = site.tryouts ?? {};
  if (until === undefined || until >= today) return [];
  return reportPast("until", `Registration ended on ${until}, and today is ${today}.`);
};

/** A callout without a last day does not name a past year. */
const calloutIsCurrent: CheckOfDay = ({ site }, today) => {
  if (site.tryouts === undefined || site.tryouts.until !== undefined) return [];
  const year = calloutYear(site.tryouts.callout);
  if (year === undefined || year >= getYear(today)) return [];
  return reportPast("callout", `The callout is for ${year}, and today is ${today}.`);
};

/** Checks that depend on today's date. */
export const dateChecks: readonly CheckOfDay[] = [calloutIsCurrent];

/** Checks that depend on today's date and find overdue things. Skipped with `withOverdue: false`. */
export const overdueChecks: readonly CheckOfDay[] = [registrationIsOpen, scoresAreEntered];
