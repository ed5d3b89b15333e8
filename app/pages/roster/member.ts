import type { Ground } from "#app/art/season/printed-season.ts";
import type { PersonShape } from "#app/entities/person/shape.ts";
import type { RosterData, SeasonData } from "./shape-roster.ts";

/** A person in one season's roster. */
export interface Member extends PersonShape {
  /** Background color of her picture. */
  readonly ground: Ground;
}

/** Everyone on a season's roster: players in published order, then coaches. */
export function listMembers({ people }: RosterData, season: SeasonData): Member[] {
  return season.members.flatMap((inSeason, index) => {
    const person = people[inSeason.id];
    if (person === undefined) return [];
    return [{ ...person, ...inSeason, ground: season.grounds[index] ?? "newsprint" }];
  });
}
