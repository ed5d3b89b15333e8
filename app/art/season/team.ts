import { peopleOf, type Roster } from "#app/domain/roster/people.ts";
import type { Person } from "./person.ts";

/**
 * Everybody on a roster as she is drawn, players before coaches. A coach of the season is drawn as
 * a coach, whatever she was in other years. Unknown ids are skipped.
 *
 * @param guests people to draw with the players even if the roster does not list them
 */
export function teamOf(
  roster: Roster,
  players: ReadonlyMap<string, Person>,
  guests: Iterable<string> = [],
): Person[] {
  const listed = new Set([...roster.players, ...roster.coaches]);
  const onField = new Set([...roster.players, ...[...guests].filter((id) => !listed.has(id))]);
  return peopleOf({ ...roster, players: [...onField] }).flatMap((id): Person[] => {
    const player = players.get(id);
    if (player === undefined) return [];
    if (onField.has(id)) return [player];
    return [{ id, name: player.name, position: "Coach", usualPosition: player.position }];
  });
}
