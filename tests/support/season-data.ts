import { route } from "#app/pages/season/load.ts";
import type { SeasonData } from "#app/pages/season/shape-season.ts";
import type { Sources } from "#app/routes/sources.ts";

/** Data of the page of a year with a team. */
export function seasonData(sources: Sources, year: number): SeasonData {
  const { data } = route.load(sources, { year: String(year) });
  if ("note" in data) throw new Error(`${year} has no team.`);
  return data;
}
