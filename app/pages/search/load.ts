import { nameCard } from "#app/outputs/share/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";

export const route = definePage<"search">({
  load({ record: { club } }) {
    return {
      head: {
        title: titleWith(club, pageLabels.search),
        description: `Search everything on the ${club.teamName} site: people, seasons, tournaments, opponents, places, badges and news.`,
      },
      card: nameCard(club, pageLabels.search),
    };
  },
});
