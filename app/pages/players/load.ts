import { emptySheet } from "#app/art/empty/empty-state.ts";
import { everyoneSheet } from "#app/entities/person/everyone-sheet.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import * as words from "#words/pages/players.ts";
import { shapePlayers } from "./shape-players.ts";
import { pageLabels } from "#app/routes/paths.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"players", typeof View>({
  load(sources) {
    const { record } = sources;
    const { club } = record;
    const players = shapePlayers(record);
    const busts = everyoneSheet(sources);
    const empty = emptySheet();
    const years = record.seasons.map(({ year }) => year);
    return {
      head: {
        title: titleWith(club, pageLabels.players),
        description: words.description(players.length, club.teamName, years.length),
      },
      data: {
        players,
        seasons: record.seasons
          .map(({ id, year, displayName }) => ({ id: String(id), year, name: displayName }))
          .toReversed(),
        years,
        busts: busts.href,
        empty: empty.href,
      },
      sheets: [busts, empty],
      card: nameCard(club, pageLabels.players),
    };
  },
});
