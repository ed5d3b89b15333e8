import { currentOpponents } from "#app/entities/opponent/shape.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import { lastPlayed } from "#app/record/events.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";

export const route = definePage<"opponents">({
  load({ record }) {
    const { club } = record;
    const teams = currentOpponents(record).length;
    return {
      head: {
        title: titleWith(club, pageLabels.opponents),
        description: `The ${teams} teams that ${club.teamName} has played, with the record against each.`,
      },
      newestDate: lastPlayed(record.games),
      card: nameCard(club, pageLabels.opponents),
    };
  },
});
