import { newestSeasonFirst } from "#app/domain/seasons.ts";
import { resultsCard } from "#app/outputs/share/results-card.ts";
import { lastPlayed } from "#app/record/events.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";

export const route = definePage<"results">({
  load({ record }) {
    const { club, games, seasons } = record;
    const since = newestSeasonFirst(seasons).at(-1)?.year;
    return {
      head: {
        feeds: ["results"],
        title: titleWith(club, pageLabels.results),
        description: `${club.teamName}’s tournaments${since === undefined ? "" : ` since ${since}`}: every score and opponent, finishing places and the record of each season.`,
      },
      newestDate: lastPlayed(games),
      card: resultsCard(record),
    };
  },
});
