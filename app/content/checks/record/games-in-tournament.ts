import type { Tournament } from "#app/content/content.ts";
import { tournamentFile } from "#app/content/files.ts";
import { error, type Finding } from "#app/content/finding.ts";
import type { Check } from "#app/content/checks/check.ts";

function isWithin({ dates, year }: Tournament, day: string): boolean {
  if (dates === undefined) return day.startsWith(`${year}-`);
  return dates.start <= day && day <= dates.end;
}

function outside(tournament: Tournament, index: number, day: string): Finding {
  const { id, year, dates } = tournament;
  const span = dates === undefined ? `of ${year}` : `from ${dates.start} to ${dates.end}`;
  const meant = `${year}${day.slice(4)}`;
  const fits = isWithin(tournament, meant);
  const guess = fits ? `Did you mean ${meant}? ` : "";
  const found = error(
    tournamentFile(year, id),
    ["games", index, "date"],
    `date is ${day}, outside the tournament ${span}.`,
    `${guess}Correct the date of the game, or the dates of the tournament.`,
  );
  return { ...found, change: fits ? { to: meant } : undefined };
}

/** Every game is played on a day of its tournament. */
export const gamesInTournament: Check = ({ tournaments }) =>
  tournaments.flatMap((tournament) =>
    [...tournament.games.entries()].flatMap(([index, { date }]) =>
      date === undefined || isWithin(tournament, date) ? [] : outside(tournament, index, date),
    ),
  );
