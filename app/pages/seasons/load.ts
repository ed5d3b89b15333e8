import { nameCard } from "#app/outputs/share/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as words from "#words/pages/seasons.ts";
import { shapeSeasons } from "./shape-seasons.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"seasons", typeof View>({
  load({ content, record }) {
    const { site } = content;
    const years = record.seasons.map(({ year }) => year);
    return {
      head: {
        title: titleWith(site, pageLabels.seasons),
        description: words.description(years.length, site.teamName, Math.min(...years)),
      },
      data: { seasons: shapeSeasons(content, record) },
      sheets: [],
      art: [],
      card: nameCard(site, pageLabels.seasons),
    };
  },
});
