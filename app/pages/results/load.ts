import { lastPlayed } from "#app/record/events.ts";
import { emptySheet } from "#app/art/empty/empty-state.ts";
import { resultsTournaments } from "#app/domain/tournaments.ts";
import { drawTournaments } from "./draw-tournaments.ts";
import { defaultYear, shapeSeasons, shapeTournaments } from "./shape-results.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { resultsCard } from "#app/outputs/share/results-card.ts";
import * as words from "#words/pages/results.ts";
import { pageLabels } from "#app/routes/paths.ts";
import type { View } from "./View.tsx";

export const route = defineRoute<"results", typeof View>({
  load({ content, record }) {
    const { site } = content;
    const listed = resultsTournaments(content.tournaments);
    const drawn = drawTournaments(listed, defaultYear(content), content);
    const empty = emptySheet();
    const seasons = shapeSeasons(content);
    const since = seasons.at(-1)?.year;
    return {
      head: {
        feeds: ["results"],
        title: titleWith(site, pageLabels.results),
        description: words.description(site.teamName, since),
      },
      data: {
        record: {
          seasons,
          defaultSeason: site.defaultRoster,
          ...shapeTournaments(listed, content, drawn.art),
          empty: empty.href,
        },
      },
      sheets: [...drawn.sheets, empty],
      art: drawn.sheets.flatMap(({ href, inline }) => (inline ? [href] : [])),
      pictures: ["emblems-", "crest-"],
      newest: lastPlayed(record.games),
      card: resultsCard(record),
    };
  },
});
