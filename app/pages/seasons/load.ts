import { nameCard } from "#app/outputs/share/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as words from "#words/pages/seasons.ts";
import { shapeSeasons } from "./shape-seasons.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"seasons", typeof View>({
  load({ record }) {
    const { club } = record;
    const years = record.seasons.map(({ year }) => year);
    return {
      head: {
        title: titleWith(club, pageLabels.seasons),
        description: words.description(years.length, club.teamName, Math.min(...years)),
      },
      data: { seasons: shapeSeasons(record) },
      sheets: [],
      art: [],
      card: nameCard(club, pageLabels.seasons),
    };
  },
});
