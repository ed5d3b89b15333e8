import { files } from "#app/content/files.ts";
import { error } from "#app/content/problem.ts";
import type { Check } from "./check.ts";

/** A year noted as missing has no team; it may have news. */
export const missingYearsCheck: Check = ({ site, seasons }) =>
  (site.missingYears ?? []).flatMap(({ year }, index) => {
    const hasTeam = seasons.some((season) => season.year === year && season.roster !== undefined);
    if (!hasTeam) return [];
    const path = ["missingYears", index, "year"];
    const remedy = "Delete its note, or correct the year.";
    return error(files.site, path, `There is a season ${year}.`, remedy);
  });
