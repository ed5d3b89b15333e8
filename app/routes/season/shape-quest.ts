import { personName } from "#app/record/person-name.ts";
import { questEdition, standingsOf } from "#app/record/standings.ts";
import type { Season } from "#app/record/record.ts";
import type { SeasonQuest } from "./season-data.ts";

/**
 * Badge Quest of a season: from its log where one is kept, else from the published totals.
 *
 * @param shown the edition that Badge Quest shows first
 */
export function shapeQuest(season: Season, shown: number | undefined): SeasonQuest | undefined {
  const [edition] = season.editions;
  const [history] = season.history;
  if (edition !== undefined && edition.awards.length > 0) {
    const people = new Map(edition.awards.map(({ person }) => [String(person.id), person]));
    const leaders = standingsOf(edition)
      .filter(({ medal }) => medal !== undefined)
      .flatMap(({ person: id, place, badges }) => {
        const person = people.get(id);
        if (person === undefined) return [];
        return [{ ...personName(person), place, badges }];
      });
    const inQuest = questEdition(edition, shown);
    return { title: edition.title, total: edition.awards.length, leaders, inQuest };
  }
  if (history === undefined) return undefined;
  const leaders = history.leaders.map(({ place, person }) =>
    Object.assign(personName(person), { place }),
  );
  return {
    title: history.title,
    total: history.totalBadges,
    leaders,
    inQuest: edition && questEdition(edition, shown),
  };
}
