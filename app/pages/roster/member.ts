import type { Ground } from "#app/art/season/printed-season.ts";
import { peopleOf } from "#app/domain/roster.ts";
import { jerseyIn } from "#app/domain/jersey.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { RosterData, SeasonData } from "./shape-roster.ts";

/** A person as one season's roster shows her. */
export interface Member {
  id: string;
  first: string;
  last: string;
  name: string;
  /** The number that tells her from somebody of the same name. */
  apart: string | undefined;
  nickname: string | undefined;
  /** "0" is a number; a coach wears none. */
  number: string | undefined;
  position: string;
  /** Her role if she has a clipboard. */
  leads: "Captain" | "Coach" | undefined;
  ground: Ground;
}

function leadsAs(id: string, { captains, coaches }: SeasonData): Member["leads"] {
  if (coaches.includes(id)) return "Coach";
  return captains.includes(id) ? "Captain" : undefined;
}

/** Everyone on a season's roster: players in published order, then coaches. */
export function membersOf({ people }: RosterData, season: SeasonData): Member[] {
  return peopleOf(season).flatMap((id, place) => {
    const person = people[id];
    if (person === undefined) return [];
    const coaches = !season.players.includes(id);
    const both = !coaches && season.coaches.includes(id);
    const { first, last, nickname, position } = person;
    const jersey = coaches ? undefined : jerseyIn(season, { id, jersey: person.jersey });
    return {
      id,
      first,
      last,
      name: fullName(person),
      apart: person.apart,
      nickname,
      number: jersey === undefined ? undefined : String(jersey),
      position: coaches
        ? "Coach"
        : both
          ? [position, "Coach"].filter(Boolean).join(", ")
          : position,
      leads: leadsAs(id, season),
      ground: season.grounds[place] ?? "n",
    };
  });
}

/** The seasons in which a person was on the team, as player or coach. */
export function seasonsOf({ seasons }: RosterData, id: string): SeasonData[] {
  return seasons.filter((season) => peopleOf(season).includes(id));
}
