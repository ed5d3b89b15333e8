import type { Content } from "#app/content/content.ts";
import { fullName } from "#app/domain/roster/full-name.ts";
import { peopleOf } from "#app/domain/roster/people.ts";
import type { Someone } from "#app/routes/badgequest/quest.ts";

/** The part of the content in which people are found. */
export type People = Pick<Content, "players" | "rosters">;

/**
 * Somebody whom the game names. Whoever is in the edition is found in it; everybody else on the
 * roster that is meant, or of her last season.
 */
export function someone(
  content: People,
  id: string,
  inEdition: ReadonlySet<string>,
  meant?: string,
): Someone | undefined {
  const player = content.players.get(id);
  if (player === undefined) return undefined;
  const name = fullName(player.name);
  if (inEdition.has(id)) return { id, name };
  const hers = content.rosters.filter((roster) => peopleOf(roster).includes(id));
  const season = (hers.find((roster) => roster.id === meant) ?? hers.at(-1))?.id;
  return season === undefined ? { id, name } : { id, name, season };
}
