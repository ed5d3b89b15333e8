import { lastPlayed } from "#app/record/events.ts";
import { crestSheet } from "#app/art/crest/crest.ts";
import { emblemSheet } from "#app/art/emblem/emblem.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import * as words from "#words/pages/records.ts";
import { countedGames, shapeRecords } from "./shape-records.ts";
import { pageLabels } from "#app/routes/paths.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"records", typeof View>({
  load({ record }) {
    const { club } = record;
    const shaped = shapeRecords(record);
    const shown = new Set([
      ...shaped.mostPlayed.map(({ id }) => id),
      ...shaped.biggest.flatMap((game) => (game.kind === "undecided" ? [] : game.opponent)),
    ]);
    const crests = crestSheet(Array.from(shown, (id) => record.opponents.get(id) ?? []).flat());
    const firsts = record.tournaments.filter(
      (tournament) => tournament.sanctioned && tournament.result === 1,
    );
    const emblems = emblemSheet("emblems-first", firsts);
    const { played, won } = countedGames(record);
    return {
      head: {
        title: titleWith(club, pageLabels.records),
        description: words.description(club.teamName, played, won),
      },
      data: { ...shaped, art: { crests: crests.href, emblems: emblems.href } },
      sheets: [crests, emblems],
      pictures: ["crest-", "emblems-"],
      newest: lastPlayed(record.games),
      card: nameCard(club, pageLabels.records),
    };
  },
});
