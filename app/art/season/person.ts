import { type Jersey, jerseyIn, type SeasonNumbers } from "#app/domain/jersey.ts";
import type { ChosenLook } from "#app/domain/look.ts";
import type { Position } from "#app/domain/roster.ts";

/** Fields of a person for drawing her pictures. */
export interface DrawnPerson {
  /** It decides everything that is not set: her look in all seasons, pose and inks in each. */
  readonly id: string;
  /** Undefined if unknown: she is drawn like a player of both positions. */
  readonly position?: Position | undefined;
  /** Her position in other seasons if she coaches this one, so that her look stays the same. */
  readonly usualPosition?: Position | undefined;
  /** 0 to 99, or 00; coaches have none. */
  readonly jersey?: Jersey | null | undefined;
  readonly name: { readonly first: string; readonly last: string };
  readonly look?: ChosenLook | undefined;
}

/** The number on the jersey, "" if there is none. 0 is a valid number. */
export function jerseyText({ jersey }: DrawnPerson): string {
  return jersey === undefined || jersey === null ? "" : String(jersey);
}

/** A member of a season's team. */
export interface Member {
  readonly person: DrawnPerson;
  readonly as: "player" | "captain" | "coach";
  readonly jersey?: Jersey | undefined;
}

/** A member as drawn in that season: a coach as a coach, even if she played in other years. */
export function dressMember({ person, as, jersey }: Member): DrawnPerson {
  const { id, name, look, position } = person;
  return as === "coach"
    ? { id, name, look, position: "Coach", usualPosition: position }
    : { id, name, look, position, jersey };
}

interface DressedSeason {
  readonly members: readonly Member[];
  readonly numbers?: SeasonNumbers | undefined;
}

/**
 * Everyone of a season's team as drawn, players before coaches.
 *
 * @param guests people to draw as players after all others, so that those keep their places and inks
 */
export function dressTeam(
  season: DressedSeason,
  guests: readonly DrawnPerson[] = [],
): DrawnPerson[] {
  const members = new Set(season.members.map(({ person }) => person.id));
  const strangers = guests.filter(({ id }) => !members.has(id));
  return [
    ...season.members.map(dressMember),
    ...strangers.map((person) =>
      dressMember({ person, as: "player", jersey: jerseyIn(season, person) }),
    ),
  ];
}
