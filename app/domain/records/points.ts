import type { Score } from "#app/domain/games/game.ts";

interface Scored {
  readonly score: Score;
}

/** All points of played games, ours and theirs. */
export function pointsOf(games: readonly Scored[]): Score {
  return games.reduce(
    (sum, { score }) => ({ us: sum.us + score.us, them: sum.them + score.them }),
    { us: 0, them: 0 },
  );
}

/** "85–44" */
export function pointsText({ us, them }: Score): string {
  return `${us}–${them}`;
}

/** The difference with its sign, as typeset: "+41", "−7", "±0". */
export function differenceText({ us, them }: Score): string {
  const difference = us - them;
  if (difference === 0) return "±0";
  return difference > 0 ? `+${difference}` : `−${-difference}`;
}
