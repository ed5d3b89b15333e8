import type { Content } from "#app/content/content.ts";
import { peopleOf } from "#app/domain/roster/people.ts";
import { officialRoster } from "#app/page/titles.ts";
import { countBy } from "#app/lib/list/count-by.ts";
import type { RosterData } from "#app/routes/roster/roster-data.ts";
import { shapePerson } from "./shape-person.ts";
import { type SeasonArt, shapeSeason } from "./shape-season.ts";

interface SeasonDrawing {
  id: string;
  art: SeasonArt;
}

/** What of the content the roster page is made from. */
export type RosterContent = Pick<Content, "rosters" | "players" | "tournaments"> & {
  readonly site: Pick<Content["site"], "defaultRoster" | "governingBody">;
  readonly badgeQuest: Pick<Content["badgeQuest"], "editions">;
};

/** All seasons and everyone who was ever on a roster, without what a view can put together itself. */
export function shapeRoster(
  content: RosterContent,
  drawings: readonly SeasonDrawing[],
): RosterData {
  const { rosters, players, tournaments, site } = content;
  const everyone = new Set(rosters.flatMap((roster) => peopleOf(roster)));
  const awards = [...content.badgeQuest.editions.values()].flatMap((edition) => edition.awards);
  const badges = countBy(awards, (award) => award.player);
  const people = [...everyone].flatMap((id) => {
    const player = players.get(id);
    return player === undefined
      ? []
      : [[id, shapePerson(player, rosters, badges.get(id))] as const];
  });
  const label = officialRoster(site);
  const seasons = rosters.flatMap((roster) => {
    const drawing = drawings.find(({ id }) => id === roster.id);
    return drawing === undefined ? [] : [shapeSeason(roster, tournaments, drawing.art, label)];
  });
  return { defaultSeason: site.defaultRoster, people: Object.fromEntries(people), seasons };
}
