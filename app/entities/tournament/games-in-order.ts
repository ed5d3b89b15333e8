import type { GameShape } from "#app/entities/game/shape.ts";
import { sortedBy } from "#app/lib/list.ts";
import type { PlayedTournament } from "./shape.ts";

/** A tournament's games in playing order, across its groups. */
export function gamesInOrder({ groups }: Pick<PlayedTournament, "groups">): GameShape[] {
  return sortedBy(
    groups.flatMap(({ games }) => games),
    ({ key }) => Number(key),
  );
}
