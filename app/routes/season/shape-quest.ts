import { countsByPerson } from "#app/domain/badge-quest/counts.ts";
import { leaderboard } from "#app/domain/badge-quest/leaderboard.ts";
import { personName } from "#app/record/person-name.ts";
import type { Season } from "#app/record/record.ts";
import type { SeasonQuest } from "./season-data.ts";

/** How many leaders stand on the page. */
const LEADERS = 3;

/**
 * Badge Quest of a season: from its log where one is kept, else from the published totals.
 *
 * @param shown the edition that Badge Quest shows first
 */
export function shapeQuest(season: Season, shown: number | undefined): SeasonQuest | undefined {
  const [edition] = season.editions;
  const [history] = season.history;
  if (edition !== undefined && edition.awards.length > 0) {
    const people = new Map(season.members.map(({ person }) => [String(person.id), person]));
    const log = edition.awards.map(({ badge, person, date }) => ({
      badge: badge.id,
      player: person.id,
      date,
    }));
    const standings = leaderboard([...people.keys()], countsByPerson(log));
    const leaders = standings.slice(0, LEADERS).flatMap(({ person: id, place, badges }) => {
      const person = people.get(id);
      if (person === undefined || badges === 0) return [];
      return [{ ...personName(person), place, badges }];
    });
    const isShown = edition.year === shown;
    return { title: edition.title, total: edition.awards.length, leaders, isShown };
  }
  if (history === undefined) return undefined;
  const leaders = history.leaders.map(({ place, person }) =>
    Object.assign(personName(person), { place }),
  );
  return { title: history.title, total: history.totalBadges, leaders, isShown: false };
}
