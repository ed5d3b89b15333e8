import type { Check } from "#app/content/checks/check.ts";
import { newsFile } from "#app/content/files.ts";
import { hint } from "#app/content/finding.ts";

/** The page of news lists a season's stories only where the season has a roster. */
export const newsWithoutSeason: Check = ({ seasons }) =>
  seasons
    .filter(({ roster, news }) => roster === undefined && news.length > 0)
    .map(({ year }) =>
      hint(
        newsFile(year),
        [],
        `${year} has news and no roster, so the page of news shows them only under All Seasons.`,
        "Add the roster when there is one. If there was no season, nothing needs to be done.",
      ),
    );
