import type { Tournament } from "#app/content/content.ts";
import { tournamentFile, files } from "#app/content/files.ts";
import { warning, type Finding } from "#app/content/finding.ts";
import { type Day, daysBetween, yearOf } from "#app/domain/dates/day.ts";
import type { CheckOfDay } from "./check.ts";

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
  return games.flatMap((game, index) => {
    const { score, opponent } = game;
    return score === undefined && game.cancelled === undefined
      ? warning(
          file,
          ["games", index],
          `${ended}, and ${opponent === undefined ? "a game whose opponent is not known" : `the game against ${opponent}`} has no score.`,
          "Add opponent, us and them, or cancelled: true if it was not played.",
        )
      : [];
  });
}

/** A listed tournament that has been over for two weeks has its scores. */
export const overdueScores: CheckOfDay = ({ tournaments }, today) =>
  tournaments.flatMap((tournament) => overdue(tournament, today));

function past(field: string, cause: string): Finding[] {
  const remedy = "Write that of the next tryouts, or delete tryouts until there are some.";
  return [warning(files.site, ["tryouts", field], cause, remedy)];
}

/** The callout does not call for tryouts that are over: by its last day, or by a year in its words. */
export const pastCallout: CheckOfDay = ({ site }, today) => {
  const { callout = "", until } = site?.tryouts ?? {};
  if (until !== undefined) {
    return until >= today
      ? []
      : past("until", `Registration ended on ${until}, and today is ${today}.`);
  }
  const years = (callout.match(/\b20\d\d\b/g) ?? []).map(Number);
  if (years.length === 0 || Math.max(...years) >= yearOf(today)) return [];
  return past("callout", `The callout is for ${Math.max(...years)}, and today is ${today}.`);
};
