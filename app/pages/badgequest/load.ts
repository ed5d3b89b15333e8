import { latestDate } from "#app/lib/list.ts";
import { badgeQuestCard } from "#app/outputs/share/badge-quest-card.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as counts from "#words/counts.ts";
import { everybodyIn, listShownEditions } from "./shape-quest.ts";

export const route = definePage<"badgequest">({
  load({ record }) {
    const { club, editions } = record;
    const [first] = listShownEditions(record);
    if (first === undefined) throw new RangeError("Badge Quest shows an edition without a roster.");
    const { title, activated, awards, season } = first;
    const badges = activated.length === 1 ? "the only badge" : `all ${activated.length} badges`;
    const people = everybodyIn(first, season).length;
    const earners = people === 1 ? "player or coach" : "players and coaches";
    return {
      head: {
        title: titleWith(club, title),
        description: `Leaderboard, team stats and ${badges} of ${title}: ${counts.badges(awards.length)} earned by ${people} ${club.teamName} ${earners}.`,
      },
      newestDate: latestDate(editions.flatMap((edition) => edition.awards.map(({ date }) => date))),
      card: badgeQuestCard(record),
    };
  },
});
