import { files } from "#app/content/files.ts";
import { error } from "#app/content/finding.ts";
import type { Check } from "./check.ts";

/** A year noted as missing has no season. */
export const missingYears: Check = ({ site, seasons }) =>
  (site?.missingYears ?? []).flatMap(({ year }, index) =>
    seasons.some((season) => season.year === year)
      ? [
          error(
            files.site,
            ["missingYears", index, "year"],
            `There is a season ${year}.`,
            "Delete its note, or correct the year.",
          ),
        ]
      : [],
  );
