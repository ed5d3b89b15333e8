import { bust } from "#app/art/bust/bust.ts";
import { dressMember } from "#app/art/season/person.ts";
import { makeSeasonLookup } from "#app/art/season/printed-season.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Sources } from "#app/routes/sources.ts";

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
    return [{ id: person.id, viewBox: "0 0 400 400", markup }];
  });
  return makeSheet("everyone", busts);
});
