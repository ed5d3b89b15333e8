import type { BadgeHistory, Content } from "#app/content/content.ts";
import { countsByPerson } from "#app/domain/badge-quest/counts.ts";
import { medalOf } from "#app/domain/places/medal.ts";
import { ordinalSuffix } from "#app/domain/places/ordinal.ts";
import type { PastEdition } from "#app/routes/badgequest/quest.ts";
import { type People, someone } from "./someone.ts";

type Past = People & Pick<Content, "badgeQuest">;

/** The log of a past edition, if it is kept and adds up to the published total. */
function matchingLog({ badgeQuest }: Past, { year, totalBadges }: BadgeHistory) {
  const awards = badgeQuest.editions.get(year)?.awards ?? [];
  return awards.length === totalBadges ? countsByPerson(awards) : undefined;
}

/** The past editions, newest first: published totals, with the leaders' counts where they are known. */
export function shapeHistory(content: Past, inEdition: ReadonlySet<string>): PastEdition[] {
  return content.badgeQuest.history
    .map((entry) => {
      const counts = matchingLog(content, entry);
      return {
        title: entry.title,
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
