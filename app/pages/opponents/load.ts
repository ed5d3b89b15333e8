import { lastPlayed } from "#app/record/events.ts";
import { crestSheet } from "#app/art/crest/crest.ts";
import { emptySheet } from "#app/art/empty/empty-state.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { opponentsByName } from "#app/record/figures.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import * as words from "#words/pages/opponents.ts";
import { shapeOpponents } from "./shape-opponents.ts";
import { pageLabels } from "#app/routes/paths.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"opponents", typeof View>({
  load({ record }) {
    const { club } = record;
    const opponents = shapeOpponents(record);
    const crests = crestSheet(opponentsByName(record));
    const empty = emptySheet();
    return {
      head: {
        title: titleWith(club, pageLabels.opponents),
        description: words.description(opponents.length, club.teamName),
      },
      data: { opponents, crests: crests.href, empty: empty.href },
      sheets: [crests, empty],
      pictures: ["crest-"],
      newest: lastPlayed(record.games),
      card: nameCard(club, pageLabels.opponents),
    };
  },
});
