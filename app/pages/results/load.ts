import { lastPlayed } from "#app/record/events.ts";
import { emptySheet } from "#app/art/empty/empty-state.ts";
import { resultsTournaments } from "#app/domain/tournaments.ts";
import { drawTournaments } from "./draw-tournaments.ts";
import { shapeResult, shapeSeasons } from "./shape-results.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { resultsCard } from "#app/outputs/share/results-card.ts";
import * as words from "#words/pages/results.ts";
import { pageLabels } from "#app/routes/paths.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"results", typeof View>({
  load({ record }) {
    const { club, defaultSeason } = record;
    const listed = resultsTournaments(record.tournaments);
    const drawn = drawTournaments(listed, defaultSeason.year);
    const empty = emptySheet();
    const seasons = shapeSeasons(record);
    const since = seasons.at(-1)?.year;
    return {
      head: {
        feeds: ["results"],
        title: titleWith(club, pageLabels.results),
        description: words.description(club.teamName, since),
      },
      data: {
        record: {
          seasons,
          defaultSeason: defaultSeason.id,
          tournaments: listed.map((tournament) => shapeResult(tournament, record)),
          art: drawn.art,
          empty: empty.href,
        },
      },
      sheets: [...drawn.sheets, empty],
      pictures: ["emblems-", "crest-"],
      newest: lastPlayed(record.games),
      card: resultsCard(record),
    };
  },
});
