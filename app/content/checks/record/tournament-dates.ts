import { tournamentFile } from "#app/content/files.ts";
import type { FieldPath } from "#app/content/field-path.ts";
import { error, type Finding } from "#app/content/finding.ts";
import type { Tournament } from "#app/content/content.ts";
import { daysBetween } from "#app/domain/dates/day-steps.ts";
import type { Check } from "#app/content/checks/check.ts";

const longest = 10;

type Complaint = [path: FieldPath, cause: string, remedy: string];

function complaint({ dates, year, games, result }: Tournament): Complaint | undefined {
  if (dates === undefined) {
    const hasScores = games.some(({ score }) => score !== undefined);
    if (!hasScores && result === undefined) return undefined;
    const remedy = `Add its days: dates: { start: ${year}-08-17, end: ${year}-08-18 }.`;
    return hasScores
      ? [["games"], "The tournament has scores and no dates.", remedy]
      : [["result"], "The tournament has a result and no dates.", remedy];
  }
  const { start, end } = dates;
  const inSeason = (day: string): string => `${year}${day.slice(4)}`;
  const isOverNewYear = end.startsWith(`${year + 1}-`) && daysBetween(start, end) < longest;
  for (const [field, day] of Object.entries(dates)) {
    if (day.startsWith(`${year}-`) || (field === "end" && isOverNewYear)) continue;
    const cause = `${field} is ${day}, but the tournament stands in the season ${year}.`;
    return [
      ["dates", field],
      cause,
      `Did you mean ${inSeason(day)}? If not, move the file to its season.`,
    ];
  }
  if (end < start) {
    return [
      ["dates", "end"],
      `The end, ${end}, is before the start, ${start}.`,
      "Correct one of the two.",
    ];
  }
  const length = daysBetween(start, end) + 1;
  const remedy = `A tournament takes at most ${longest} days. Correct the start or the end.`;
  return length > longest
    ? [["dates", "end"], `The tournament takes ${length} days.`, remedy]
    : undefined;
}

/** A tournament with scores or a result has dates; it ends after it starts, takes days rather than weeks, and starts in its season. */
export const tournamentDates: Check = ({ tournaments }) =>
  tournaments.flatMap((tournament): Finding[] => {
    const found = complaint(tournament);
    if (found === undefined) return [];
    return [error(tournamentFile(tournament.year, tournament.id), ...found)];
  });
