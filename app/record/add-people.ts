import type { Content } from "#app/content/content.ts";
import { brandId, type PersonId } from "#app/domain/ids.ts";
import { peopleOf } from "#app/domain/roster/people.ts";
import type { OpenPerson, OpenSeason } from "./open.ts";
import type { Tenure } from "./record.ts";

/** Everyone of players.yml, by public id. */
export type People = ReadonlyMap<PersonId, OpenPerson>;

export function addPeople({ players }: Content): People {
  return new Map(
    Array.from(players.values(), ({ id: key, ...player }) => {
      const id = brandId<"person">(key);
      const lists = { tenures: [], awards: [], places: [], badgesMade: [], claims: [], tracks: [] };
      return [id, { id, ...player, ...lists }];
    }),
  );
}

/** The seasons with their people, who get to know their seasons. */
export function addSeasons(content: Content, people: People): OpenSeason[] {
  return content.seasons.flatMap(({ roster, news }) => {
    if (roster === undefined) return [];
    const { id, players, coaches, captains, ...facts } = roster;
    const season: OpenSeason = {
      ...facts,
      id: brandId(id),
      members: [],
      captains: [],
      tournaments: [],
      editions: [],
      history: [],
      playlists: content.playlists.get(roster.year),
      news,
    };
    const onField = new Set(players);
    const leading = new Set(captains);
    const roleOf = (key: string): Tenure["as"] => {
      if (!onField.has(key)) return "coach";
      return leading.has(key) ? "captain" : "player";
    };
    for (const key of peopleOf({ players, coaches })) {
      const person = people.get(brandId(key));
      if (person === undefined) continue;
      const tenure = { person, season, as: roleOf(key) };
      season.members.push(tenure);
      person.tenures.push(tenure);
    }
    const led = season.members.filter(({ as }) => as === "captain");
    for (const key of captains) {
      const captain = led.find(({ person }) => person.id === key);
      if (captain !== undefined) season.captains.push(captain.person);
    }
    return [season];
  });
}
