import type { Check } from "#app/content/checks/check.ts";
import { newsFile } from "#app/content/files.ts";
import { hint } from "#app/content/finding.ts";

/** News of a year stand beside the roster of that year. */
export const newsWithoutSeason: Check = ({ seasons }) =>
  seasons
    .filter(({ roster, news }) => roster === undefined && news.length > 0)
    .map(({ year }) =>
      hint(
        newsFile(year),
        [],
        `${year} has news and no roster, so they are shown only while all seasons are.`,
        "Add the roster when there is one. If there was no season, nothing needs to be done.",
      ),
    );
