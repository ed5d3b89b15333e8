import { brandId } from "#app/domain/ids.ts";
import { fullName } from "#app/domain/full-name.ts";
import type { ClubRecord, Edition } from "#app/record/record.ts";
import { participationPercent } from "#app/domain/badge-quest/badge-quest.ts";
import { medalOf } from "#app/domain/places/medal.ts";
import { sortedBy } from "#app/lib/list.ts";
import { onceFor } from "#app/lib/once-for.ts";
import { standingByPerson, standingsOf } from "#app/record/figures.ts";

/**
 * A person in the game. People outside the edition get the id of a roster: the preferred one if
 * they were on it, else that of their last season.
 */
export function someone(
  { people }: Pick<ClubRecord, "people">,
  id: string,
  inEdition: ReadonlySet<string>,
  preferred?: string,
) {
  const person = people.get(brandId(id));
  if (person === undefined) return undefined;
  const hers = person.tenures.map(({ season }) => season.id);
  const season = hers.find((one) => one === preferred) ?? hers.at(-1);
  return { id, name: fullName(person.name), season: inEdition.has(id) ? undefined : season };
}

export type Someone = NonNullable<ReturnType<typeof someone>>;

/** Published totals, with counts from the log if they add up to the totals. */
function publishedTotals({ history, editions }: ClubRecord) {
  return history.map(({ year, title, totalBadges, participationPercent, season, leaders }) => {
    const log = editions.find((one) => one.year === year && one.awards.length === totalBadges);
    const counts = log && standingByPerson(log);
    return {
      year,
      title,
      badges: totalBadges,
      participation: participationPercent,
      season: season?.id,
      leaders: leaders.map(({ place, person }) => {
        return { place, person: person.id, badges: counts?.get(person.id)?.badges };
      }),
    };
  });
}

type Totals = ReturnType<typeof publishedTotals>[number];

/** Totals computed from an edition's log. */
function countedTotals(edition: Edition): Totals[] {
  const { year, title, season, awards } = edition;
  if (awards.length === 0 || season === undefined) return [];
  const members = season.members.map(({ person }) => person.id);
  const counts = new Map(standingsOf(edition).map(({ person, badges }) => [person, badges]));
  return [
    {
      year,
      title,
      badges: awards.length,
      participation: participationPercent(members, counts),
      season: season.id,
      leaders: standingsOf(edition).flatMap(({ place, person, badges, medal }) =>
        medal === undefined ? [] : [{ place, person: brandId(person), badges }],
      ),
    },
  ];
}

/** All editions, newest first, with published totals or computed ones. */
const allTotals = onceFor((record: ClubRecord): readonly Totals[] => {
  const published = publishedTotals(record);
  const years = new Set(published.map(({ year }) => year));
  const unpublished = record.editions.filter(({ year }) => !years.has(year));
  const all = [...published, ...unpublished.flatMap(countedTotals)];
  return sortedBy(all, ({ year }) => year).toReversed();
});

/**
 * The other editions, newest first, with the leaders' counts if known.
 *
 * @param shown year of the edition on the page
 */
export function shapeHistory(record: ClubRecord, inEdition: ReadonlySet<string>, shown: number) {
  const seasons = new Set(record.seasons.map(({ year }) => year));
  return allTotals(record)
    .filter(({ year }) => year !== shown)
    .map(({ title, year, badges: total, participation, season, leaders }) => ({
      title,
      year,
      hasNoSeason: seasons.has(year) ? undefined : true,
      badges: total,
      participation,
      leaders: leaders.flatMap(({ place, person, badges }) => {
        const who = someone(record, person, inEdition, season);
        if (who === undefined) return [];
        return [{ who, place, medal: medalOf(place), badges }];
      }),
    }));
}

/** A past edition with its published totals. */
export type PastEdition = ReturnType<typeof shapeHistory>[number];
