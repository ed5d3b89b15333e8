import { countBy } from "#app/lib/list/count-by.ts";
import { groupBy } from "#app/lib/list/group-by.ts";
import { leaderboard, type Standing } from "#app/domain/badge-quest/leaderboard.ts";
import { questPeople } from "#app/domain/badge-quest/quest-people.ts";
import { onceFor } from "#app/lib/once-for.ts";
import type { Badge, Edition } from "#app/record/record.ts";

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

/** The same by person. */
export const standingByPerson = onceFor(
  (edition: Edition): ReadonlyMap<string, Standing> =>
    new Map(standingsOf(edition).map((standing) => [standing.person, standing])),
);

/** How an address asks Badge Quest for an edition: by no name for the one that it shows first. */
export interface QuestEditionQuery {
  readonly edition?: string;
}

/**
 * The query for an edition; nothing for one that Badge Quest cannot show, because no log or no roster
 * is on record.
 *
 * @param shown the edition that Badge Quest shows first
 */
export function questEdition(
  { year, season, awards }: Edition,
  shown: number | undefined,
): QuestEditionQuery | undefined {
  if (shown === undefined || season === undefined) return undefined;
  if (year === shown) return {};
  return awards.length === 0 ? undefined : { edition: String(year) };
}

/** How often a badge was earned in an edition, and by how many people. */
export interface TimesEarned {
  readonly times: number;
  readonly people: number;
}

/** What was earned in an edition, by badge; a badge that nobody earned is missing. */
export const earnedIn = onceFor(
  (edition: Edition): ReadonlyMap<Badge, TimesEarned> =>
    new Map(
      [...groupBy(edition.awards, ({ badge }) => badge)].map(([badge, awards]) => {
        const people = new Set(awards.map(({ person }) => person)).size;
        return [badge, { times: awards.length, people }];
      }),
    ),
);
