import { peopleOf } from "#app/domain/roster.ts";
import { jerseyIn } from "#app/domain/jersey.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { RosterData, SeasonData } from "./shape-roster.ts";

/** Her role, if she is marked with a clipboard. */
function leadsAs(id: string, { captains, coaches }: SeasonData): "Captain" | "Coach" | undefined {
  if (coaches.includes(id)) return "Coach";
  return captains.includes(id) ? "Captain" : undefined;
}

/** A player's position; for a playing coach, with that role. */
function positionIn(season: SeasonData, id: string, position: string): string {
  if (!season.coaches.includes(id)) return position;
  return season.players.includes(id) && position !== "" ? `${position}, Coach` : "Coach";
}

/**
 * Everyone on a season's roster: players in published order, then coaches. "0" is a number; coaches
 * have none.
 */
export function membersOf({ people }: RosterData, season: SeasonData) {
  return peopleOf(season).flatMap((id, place) => {
    const person = people[id];
    if (person === undefined) return [];
    const { first, last, apart, nickname, position } = person;
    const isPlayer = season.players.includes(id);
    const jersey = isPlayer ? jerseyIn(season, { id, jersey: person.jersey }) : undefined;
    return {
      id,
      first,
      last,
      name: fullName(person),
      apart,
      nickname,
      number: jersey === undefined ? undefined : String(jersey),
      position: positionIn(season, id, position),
      leads: leadsAs(id, season),
      ground: season.grounds[place] ?? "newsprint",
    };
  });
}

/** A person in one season's roster. */
export type Member = ReturnType<typeof membersOf>[number];

/** The seasons in which a person was on the team, as player or coach. */
export function seasonsOf({ seasons }: RosterData, id: string): SeasonData[] {
  return seasons.filter((season) => peopleOf(season).includes(id));
}
