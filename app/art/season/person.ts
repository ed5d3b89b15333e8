import { type Jersey, jerseyIn, type SeasonNumbers } from "#app/domain/jersey.ts";
import type { ChosenLook } from "#app/domain/look.ts";
import { peopleOf, type Position, type Roster } from "#app/domain/roster.ts";

/** The fields of a person that her pictures are drawn from. */
export interface Person {
  /**
   * Its hash decides everything that is not set: her look in all seasons, pose and inks in each.
   */
  readonly id: string;
  /** Undefined where nobody has said: she is drawn like somebody who plays both. */
  readonly position?: Position | undefined;
  /** Her position in other seasons, if she coaches this one: it keeps her look. */
  readonly usualPosition?: Position | undefined;
  /** 0 to 99, or 00; coaches have none. */
  readonly jersey?: Jersey | null | undefined;
  readonly name: { readonly first: string; readonly last: string };
  readonly look?: ChosenLook | undefined;
}

/** The number on the jersey, "" where there is none. 0 is a number. */
export function jerseyText({ jersey }: Person): string {
  return jersey === undefined || jersey === null ? "" : String(jersey);
}

/**
 * Everybody on a roster as she is drawn, players before coaches. A coach of the season is drawn as
 * a coach, whatever she was in other years. Unknown ids are skipped.
 *
 * @param guests people to draw as players after all others, so that those keep their places and inks
 */
export function teamOf(
  roster: Roster & { readonly numbers?: SeasonNumbers | undefined },
  players: ReadonlyMap<string, Person>,
  guests: Iterable<string> = [],
): Person[] {
  const listed = new Set(peopleOf(roster));
  const onField = new Set(roster.players);
  return [...new Set([...listed, ...guests])].flatMap((id): Person[] => {
    const player = players.get(id);
    if (player === undefined) return [];
    if (onField.has(id) || !listed.has(id)) {
      const jersey = jerseyIn(roster, player);
      return [jersey === undefined || jersey === player.jersey ? player : { ...player, jersey }];
    }
    const { name, look, position: usualPosition } = player;
    return [{ id, name, look, position: "Coach", usualPosition }];
  });
}

/** The part of the content that says who is on which team, and which one is shown first. */
export interface TeamContent<R extends Roster & { readonly id: string }> {
  readonly site: { readonly defaultRoster: string };
  readonly rosters: readonly R[];
  readonly players: ReadonlyMap<string, Person>;
}

/**
 * The season that the site shows first, and who was on its team in roster order.
 *
 * @throws RangeError when the site names a roster that is not there
 */
export function defaultTeam<R extends Roster & { readonly id: string }>({
  site,
  rosters,
  players,
}: TeamContent<R>): { roster: R; people: Person[] } {
  const roster = rosters.find(({ id }) => id === site.defaultRoster);
  if (roster === undefined) throw new RangeError(`There is no roster ${site.defaultRoster}.`);
  return { roster, people: teamOf(roster, players) };
}
