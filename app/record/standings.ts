import { countBy } from "#app/lib/list/count-by.ts";
import { leaderboard, type Standing } from "#app/domain/badge-quest/leaderboard.ts";
import { questPeople } from "#app/domain/badge-quest/quest-people.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Edition } from "#app/record/record.ts";

/**
 * The leaderboard of an edition whose log is kept: everybody of its roster and guests, competition
 * ranking. Empty where no log or no roster is on record.
 */
export const standingsOf = onceFor((edition: Edition): readonly Standing[] => {
  if (edition.awards.length === 0) return [];
  if (edition.season === undefined) return [];
  const people = questPeople(
    edition.season.members.map(({ person }) => person.id),
    edition.awards.map(({ person }) => person.id),
  );
  return leaderboard(
    people,
    countBy(edition.awards, ({ person }) => String(person.id)),
  );
});
