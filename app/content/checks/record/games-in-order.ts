import { tournamentFile } from "#app/content/files.ts";
import { warning, type Finding } from "#app/content/finding.ts";
import type { Tournament } from "#app/content/content.ts";
import { isPlausibleHour } from "#app/domain/games/plausible-hour.ts";
import type { Check } from "#app/content/checks/check.ts";

/** A game at night is asked about anyway, and says nothing of its neighbours. */
function startOf({ date, time }: Tournament["games"][number]): string | undefined {
  if (date === undefined || time === undefined || !isPlausibleHour(time)) return undefined;
  return `${date} ${time}`;
}

function disorder({ id, year, games }: Tournament): Finding[] {
  return [...games.entries()].flatMap(([index, game]) => {
    const [before, start] = [games[index - 1], startOf(game)];
    const earlier = before && startOf(before);
    if (start === undefined || earlier === undefined || start >= earlier) return [];
    return warning(
      tournamentFile(year, id),
      ["games", index, "time"],
      `This game begins on ${start}, before the game above it (${earlier}).`,
      "Games stand in playing order. Correct the time, or move the game.",
    );
  });
}

/** Games stand in playing order; a game out of order often has morning and evening confused. */
export const gamesInOrder: Check = ({ tournaments }) => tournaments.flatMap(disorder);
