import type { Content, Player, Roster } from "#app/content/content.ts";
import { formerIdsOf } from "#app/domain/former-ids.ts";
import { peopleOf, leadershipSentence, tenureOf, yearsLabel } from "#app/domain/roster.ts";
import { officialRoster } from "#app/page/titles.ts";
import { countBy } from "#app/lib/list.ts";
import type { RosterData, PersonData } from "#app/routes/roster/roster-data.ts";
import { type SeasonArt, shapeSeason } from "./shape-season.ts";

/**
 * A person with her years on the team over all rosters given.
 *
 * @param badges that she earned in the kept logs of Badge Quest
 */
function shapePerson(
  player: Player,
  rosters: readonly Roster[],
  badges: number | undefined,
): PersonData {
  const { first, last, nickname, apart } = player.name;
  const seasonYears = rosters.map(({ year }) => year);
  const tenure = tenureOf(player.id, rosters);
  const years = tenure.map(({ year }) => year);
  const led = leadershipSentence(tenure, seasonYears);
  return {
    first,
    last,
    ...(apart === undefined ? {} : { apart }),
    ...(nickname === undefined ? {} : { nickname }),
    ...(player.jersey === undefined ? {} : { jersey: player.jersey }),
    position: player.position ?? "",
    years: yearsLabel(years, seasonYears),
    ...(led === undefined ? {} : { led }),
    ...(badges === undefined ? {} : { badges }),
  };
}

interface SeasonDrawing {
  id: string;
  art: SeasonArt;
}

/** Content the roster page is made from. */
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
  const formerIds = formerIdsOf([...players.values()]);
  return {
    defaultSeason: site.defaultRoster,
    people: Object.fromEntries(people),
    ...(formerIds === undefined ? {} : { formerIds }),
    seasons,
  };
}
