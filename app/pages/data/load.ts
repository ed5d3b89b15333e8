import * as words from "#words/pages/data.ts";
import { enumerate } from "#words/grammar/lists.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import { shapeData } from "./shape-data.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"data", typeof View>({
  load(sources) {
    const { club } = sources.record;
    const data = shapeData(sources);
    const names = enumerate(data.tables.map(({ name }) => name));
    return {
      head: {
        title: titleWith(club, words.openData),
        description: words.description(club.teamName, names),
        feeds: data.feeds.map(({ name }) => name),
      },
      data,
      sheets: [],
      card: nameCard(club, words.openData),
    };
  },
});
