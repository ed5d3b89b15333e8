import type { Content } from "#app/content/content.ts";
import { peopleOf } from "#app/domain/roster/people.ts";
import type { Someone } from "./quest.ts";

/** First and last name of a player; none for an id that the content does not know. */
export function fullName({ players }: Content, id: string): string | undefined {
  const name = players.get(id)?.name;
  return name === undefined ? undefined : `${name.first} ${name.last}`;
}

/**
 * Somebody whom the game names. Whoever is in the edition is found in it; everybody else on the
 * roster of her last season.
 */
export function someone(
  content: Content,
  id: string,
  inEdition: ReadonlySet<string>,
): Someone | undefined {
  const name = fullName(content, id);
  if (name === undefined) return undefined;
  if (inEdition.has(id)) return { id, name };
  const season = content.rosters.findLast((roster) => peopleOf(roster).includes(id))?.id;
  return season === undefined ? { id, name } : { id, name, season };
}
