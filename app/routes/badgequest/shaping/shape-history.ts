import type { BadgeHistory, Content } from "#app/content/content.ts";
import { countsByPerson } from "#app/domain/badge-quest/counts.ts";
import { leaderboard } from "#app/domain/badge-quest/leaderboard.ts";
import { participationPercent } from "#app/domain/badge-quest/participation.ts";
import { questPeople } from "#app/domain/badge-quest/quest-people.ts";
import { peopleOf } from "#app/domain/roster/people.ts";
import { sortedBy } from "#app/lib/list/sorted-by.ts";
import { medalOf } from "#app/domain/places/medal.ts";
import { ordinalSuffix } from "#words/grammar/ordinal.ts";
import type { PastEdition } from "#app/routes/badgequest/quest.ts";
import { type People, someone } from "./someone.ts";

type Past = People & Pick<Content, "badgeQuest">;

/** The log of a past edition, if it is kept and adds up to the published total. */
function matchingLog({ badgeQuest }: Past, { year, totalBadges }: BadgeHistory) {
  const awards = badgeQuest.editions.get(year)?.awards ?? [];
  return awards.length === totalBadges ? countsByPerson(awards) : undefined;
}

/** What would be published of an edition whose log is kept, and of which no totals are. */
function countedTotals({ badgeQuest, rosters }: Past): BadgeHistory[] {
  const published = new Set(badgeQuest.history.map(({ year }) => year));
  return [...badgeQuest.editions.values()].flatMap((edition): BadgeHistory[] => {
    const roster = rosters.find(({ id }) => id === edition.roster);
    const { year, title, awards } = edition;
    if (published.has(year) || awards.length === 0 || roster === undefined) return [];
    const counts = countsByPerson(awards);
    const people = peopleOf(roster);
    const leaders = leaderboard(questPeople(people, [...counts.keys()]), counts)
      .filter(({ medal }) => medal !== undefined)
      .map(({ place, person }) => ({ place, player: person }));
    return [
      {
        year,
        title,
        roster: roster.id,
        totalBadges: awards.length,
        participationPercent: participationPercent(people, counts),
        leaders,
      },
    ];
  });
}

/**
 * The other editions, newest first: published totals, or counted ones where a log is kept, with the
 * leaders' counts where they are known.
 *
 * @param shown the year of the edition that the page shows
 */
export function shapeHistory(
  content: Past,
  inEdition: ReadonlySet<string>,
  shown: number,
): PastEdition[] {
  const all = [...content.badgeQuest.history, ...countedTotals(content)];
  return sortedBy(all, ({ year }) => year)
    .filter(({ year }) => year !== shown)
    .map((entry) => {
      const counts = matchingLog(content, entry);
      return {
        title: entry.title,
        year: entry.year,
        badges: entry.totalBadges,
        participation: entry.participationPercent,
        leaders: entry.leaders.flatMap(({ place, player }) => {
          const who = someone(content, player, inEdition, entry.roster);
          if (who === undefined) return [];
          const rank = { place, suffix: ordinalSuffix(place), medal: medalOf(place) };
          return [{ who, ...rank, badges: counts?.get(player) }];
        }),
      };
    })
    .toReversed();
}
