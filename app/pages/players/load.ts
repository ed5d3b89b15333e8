import { nameCard } from "#app/outputs/share/card.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as counts from "#words/counts.ts";
import { listPlayers } from "./list-players.ts";

export const route = definePage<"players">({
  load({ record }) {
    const { club, seasons } = record;
    const people = counts.people(listPlayers(record).length);
    return {
      head: {
        title: titleWith(club, pageLabels.players),
        description: `All ${people} who have played for or coached ${club.teamName} in ${counts.seasons(seasons.length)}, from A to Z, with the seasons of each.`,
      },
      card: nameCard(club, pageLabels.players),
    };
  },
});
