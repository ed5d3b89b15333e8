import { bust, bustSheet } from "#app/art/bust/bust.ts";
import { dressMember, dressTeam } from "#app/art/season/person.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { ClubRecord, Person, Season } from "#app/record/record.ts";
import type { Sources } from "#app/routes/sources.ts";

/**
 * The pictures of a season's roster, and of guests who are not on it.
 *
 * @param year gives the colors, also if there is no season: then nobody is drawn
 */
export function drawBusts(
  record: ClubRecord,
  year: number,
  season: Season | undefined,
  guests: readonly Person[] = [],
): Sheet {
  const people = season === undefined ? [] : dressTeam(season, guests);
  return bustSheet(makeSeasonLookup(record)(year), people);
}

/**
 * Everyone's picture as drawn in their last season, so that a person looks the same on all pages
 * that show several seasons at once.
 */
export const everyoneSheet = onceFor(({ record }: Sources): Sheet => {
  const findSeason = makeSeasonLookup(record);
  const busts = [...record.people.values()].flatMap((person) => {
    const last = person.tenures.at(-1);
    if (last === undefined) return [];
    // Portraits have their grounds in turn, in the order of the roster.
    const place = last.season.members.indexOf(last);
    const markup = bust(dressMember(last), findSeason(last.season.year), place);
    return { id: person.id, viewBox: "0 0 400 400", markup };
  });
  return makeSheet("everyone", busts);
});
