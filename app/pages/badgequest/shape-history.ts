import { participationPercent } from "#app/domain/badge-quest/badge-quest.ts";
import { brandId } from "#app/domain/ids.ts";
import { type PersonShape, shapePerson } from "#app/entities/person/shape.ts";
import { sortedBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { standingByPerson, rankPlayers } from "#app/record/figures.ts";
import type { ClubRecord, Edition } from "#app/record/record.ts";

/** A leader of a past edition; her count is known if the log adds up to the published total. */
interface PastLeader extends PersonShape {
  readonly place: number;
  readonly badges?: number | undefined;
}

/** A past edition with its published totals. */
export interface PastEdition {
  readonly title: string;
  readonly year: number;
  /** Set for a year without a season, whose page the title would link to. */
  readonly hasNoSeason?: true | undefined;
  readonly badges: number;
  readonly participation: number;
  readonly leaders: readonly PastLeader[];
}

/** Published totals, with counts from the log if they add up to the totals. */
function publishedTotals({ history, editions }: ClubRecord): PastEdition[] {
  return history.map(({ year, title, totalBadges, participationPercent: share, leaders }) => {
    const log = editions.find(
      (edition) => edition.year === year && edition.awards.length === totalBadges,
    );
    const counts = log && standingByPerson(log);
    return {
      year,
      title,
      badges: totalBadges,
      participation: share,
      leaders: leaders.map(({ place, person }) => ({
        ...shapePerson(person),
        place,
        badges: counts?.get(person.id)?.badges,
      })),
    };
  });
}

/** Totals computed from an edition's log; undefined without a log or a roster. */
function countTotals({ people }: ClubRecord, edition: Edition): PastEdition | undefined {
  const { year, title, season, awards } = edition;
  if (awards.length === 0 || season === undefined) return undefined;
  const standings = rankPlayers(edition);
  const members = season.members.map(({ person }) => person.id);
  const counts = new Map(standings.map(({ person, badges }) => [person, badges]));
  const leaders = standings.flatMap(({ place, person: id, badges, medal }) => {
    const person = people.get(brandId(id));
    if (medal === undefined || person === undefined) return [];
    return Object.assign(shapePerson(person), { place, badges });
  });
  const participation = participationPercent(members, counts);
  return { year, title, badges: awards.length, participation, leaders };
}

/** All editions, newest first, with published totals or computed ones. */
const allTotals = onceFor((record: ClubRecord): readonly PastEdition[] => {
  const published = publishedTotals(record);
  const publishedYears = new Set(published.map(({ year }) => year));
  const counted = record.editions
    .filter(({ year }) => !publishedYears.has(year))
    .flatMap((edition) => countTotals(record, edition) ?? []);
  return sortedBy([...published, ...counted], ({ year }) => -year);
});

/** All editions but the one on the page, newest first. */
export function shapeHistory(record: ClubRecord, shownYear: number): PastEdition[] {
  const seasons = new Set(record.seasons.map(({ year }) => year));
  return allTotals(record)
    .filter(({ year }) => year !== shownYear)
    .map((edition) =>
      seasons.has(edition.year) ? edition : Object.assign({ hasNoSeason: true }, edition),
    );
}
