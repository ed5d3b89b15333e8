import { tournamentFile } from "#app/content/files.ts";
import { error, type Finding } from "#app/content/finding.ts";
import type { Tournament } from "#app/content/content.ts";
import { daysBetween } from "#app/domain/dates/day-steps.ts";
import type { Check } from "#app/content/checks/check.ts";

const longest = 10;

function complaint({ dates, year }: Tournament): [string, string, string] | undefined {
  if (dates === undefined) return undefined;
  const { start, end } = dates;
  const inSeason = (day: string): string => `${year}${day.slice(4)}`;
  const isOverNewYear = end.startsWith(`${year + 1}-`) && daysBetween(start, end) < longest;
  for (const [field, day] of Object.entries(dates)) {
    if (day.startsWith(`${year}-`) || (field === "end" && isOverNewYear)) continue;
    const cause = `${field} is ${day}, but the tournament stands in the season ${year}.`;
    return [field, cause, `Did you mean ${inSeason(day)}? If not, move the file to its season.`];
  }
  if (end < start) {
    return ["end", `The end, ${end}, is before the start, ${start}.`, "Correct one of the two."];
  }
  const length = daysBetween(start, end) + 1;
  const remedy = `A tournament takes at most ${longest} days. Correct the start or the end.`;
  return length > longest ? ["end", `The tournament takes ${length} days.`, remedy] : undefined;
}

/** A tournament ends after it starts, takes days rather than weeks, and starts in its season. */
export const tournamentDates: Check = ({ tournaments }) =>
  tournaments.flatMap((tournament): Finding[] => {
    const found = complaint(tournament);
    if (found === undefined) return [];
    const [field, cause, remedy] = found;
    return [error(tournamentFile(tournament.year, tournament.id), ["dates", field], cause, remedy)];
  });
