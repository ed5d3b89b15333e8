import { sortedBy } from "#app/lib/list/sorted-by.ts";

/**
 * Years with consecutive team seasons joined by an en dash: "2015–2016, 2018". A year in which the
 * team had no season breaks nothing: 2019 and 2021 are consecutive, because there was no 2020
 * season.
 */
export function yearsLabel(years: readonly number[], seasonYears: readonly number[]): string {
  const runs: number[][] = [];
  let joined = false;
  for (const year of sortedBy(seasonYears, (seasonYear) => seasonYear)) {
    const present = years.includes(year);
    if (present && joined) runs.at(-1)?.push(year);
    else if (present) runs.push([year]);
    joined = present;
  }
  return runs.map(([first, ...rest]) => [first, ...rest.slice(-1)].join("–")).join(", ");
}
