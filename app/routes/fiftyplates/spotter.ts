import type { Content, Edition } from "#app/content/content.ts";
import { fullName } from "#app/domain/roster/full-name.ts";
import { peopleOf } from "#app/domain/roster/people.ts";
import type { Spotter } from "./plates.ts";

/** Where a spotter is found: in the shown Badge Quest, else on the roster of her edition. */
export function spotter(content: Content, id: string, edition: Edition): Spotter {
  const { players, rosters, site, badgeQuest } = content;
  const name = players.get(id)?.name;
  const who = { id, name: name === undefined ? id : fullName(name) };
  const shown = badgeQuest.editions.get(site.badgeQuest?.edition ?? 0)?.roster;
  const hers = rosters.filter((roster) => peopleOf(roster).includes(id));
  if (hers.some((roster) => roster.id === shown)) return who;
  const season = (hers.find((roster) => roster.id === edition.roster) ?? hers.at(-1))?.id;
  return season === undefined ? who : { ...who, season };
}
