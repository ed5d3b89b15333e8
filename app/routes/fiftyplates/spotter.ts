import type { Content } from "#app/content/content.ts";
import { brandId } from "#app/domain/ids.ts";
import { wasOnTeam } from "#app/domain/roster.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { Spotter } from "./plates.ts";

/** A spotter by her name; whoever was on a roster has a page. */
export function spotter({ players, rosters }: Content, id: string): Spotter {
  const name = players.get(id)?.name;
  return {
    id: brandId(id),
    name: name === undefined ? id : fullName(name),
    hasPage: wasOnTeam(rosters, id),
  };
}
