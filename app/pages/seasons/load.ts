import { nameCard } from "#app/outputs/share/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as words from "#words/pages/seasons.ts";

export const route = definePage<"seasons">({
  load({ record }) {
    const { club } = record;
    const years = record.seasons.map(({ year }) => year);
    return {
      head: {
        title: titleWith(club, pageLabels.seasons),
        description: words.description(years.length, club.teamName, Math.min(...years)),
      },
      card: nameCard(club, pageLabels.seasons),
    };
  },
});
