import { playedOnly } from "#app/domain/games/game.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import { seasonFigures } from "#app/record/figures.ts";
import type { Season } from "#app/record/record.ts";

/** Margins of a season's games by tournament, in playing order. */
export function shapeMargins(season: Season): number[][] {
  return seasonFigures(season)
    .sanctioned.map(({ games }) => playedOnly(games).map(({ score }) => computeMargin(score)))
    .filter((margins) => margins.length > 0);
}
