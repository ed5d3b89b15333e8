import { bust } from "#app/art/bust/bust.ts";
import type { Person as Drawn } from "#app/art/season/person.ts";
import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Sources } from "#app/routes/sources.ts";

/**
 * Everyone's picture as drawn in their last season, so that a person looks the same on all pages
 * with many seasons.
 */
export const everyoneSheet = onceFor(({ content, record }: Sources): Sheet => {
  const printed = seasonsInPrint(content);
  const busts = [...record.people.values()].flatMap((person) => {
    const last = person.tenures.at(-1);
    if (last === undefined) return [];
    const { id, name, position, look } = person;
    const drawn: Drawn =
      last.as === "coach"
        ? { id, name, look, position: "Coach", usualPosition: position }
        : { id, name, look, position, jersey: last.jersey };
    const markup = bust(drawn, printed(last.season.year), last.season.members.indexOf(last));
    return [{ id, viewBox: "0 0 400 400", markup }];
  });
  return makeSheet("everyone", busts);
});
