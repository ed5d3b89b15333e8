import { peopleOf, type Roster } from "#app/domain/roster/people.ts";
import type { Person } from "./person.ts";

/**
 * Everybody on a roster as she is drawn, players before coaches. A coach of the season is drawn as
 * a coach, whatever she was in other years. Unknown ids are skipped.
 */
export function teamOf(roster: Roster, players: ReadonlyMap<string, Person>): Person[] {
  return peopleOf(roster).flatMap((id): Person[] => {
    const player = players.get(id);
    if (player === undefined) return [];
    if (roster.players.includes(id)) return [player];
    return [{ id, name: player.name, position: "Coach", usualPosition: player.position }];
  });
}
