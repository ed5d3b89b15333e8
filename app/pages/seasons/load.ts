import { nameCard } from "#app/outputs/share/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as counts from "#words/counts.ts";

export const route = definePage<"seasons">({
  load({ record }) {
    const { club } = record;
    const years = record.seasons.map(({ year }) => year);
    return {
      head: {
        title: titleWith(club, pageLabels.seasons),
        description: `${years.length === 1 ? "The season" : `The ${counts.seasons(years.length)}`} of ${club.teamName} on record since ${Math.min(...years)}, with record, finish, tournaments and people.`,
      },
      card: nameCard(club, pageLabels.seasons),
    };
  },
});
