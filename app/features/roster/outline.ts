import { peopleOf } from "#app/domain/roster/people.ts";
import type { RosterData, SeasonData } from "./roster-data.ts";

/** A season as the others refer to it: who of the given people was on the team, and nothing drawn. */
function outlineSeason(season: SeasonData, people: ReadonlySet<string>): SeasonData {
  const [first] = peopleOf(season);
  // The first person stands in no address, so the views must know who she is.
  const isNamed = (id: string) => id === first || people.has(id);
  const { id, year, name, lead } = season;
  return {
    id,
    year,
    name,
    lead,
    players: season.players.filter(isNamed),
    coaches: season.coaches.filter(isNamed),
    captains: [],
    highlights: [],
    margins: [],
    busts: "",
    grounds: [],
    prints: {},
  };
}

/**
 * The record as far as the default season shows it: that season whole, its people, and of all other
 * seasons what leads to them. It comes with the page; the record is fetched when more is asked for.
 */
export function outlineOf({ defaultSeason, people, seasons }: RosterData): RosterData {
  const shown = seasons.find(({ id }) => id === defaultSeason);
  const ids = new Set(shown === undefined ? [] : peopleOf(shown));
  return {
    defaultSeason,
    people: Object.fromEntries(Object.entries(people).filter(([id]) => ids.has(id))),
    seasons: seasons.map((season) => (season === shown ? season : outlineSeason(season, ids))),
  };
}
