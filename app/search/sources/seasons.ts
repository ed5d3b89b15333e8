import type { PrintedSeason } from "#app/art/season/printed-season.ts";
import { recordText } from "#app/domain/records/record.ts";
import type { ClubRecord } from "#app/record/record.ts";
import type { SeasonEntry } from "#app/search/search-data.ts";

/** Every season, newest first. */
export function seasonEntries(
  { seasons }: ClubRecord,
  printed: (year: number) => PrintedSeason,
): SeasonEntry[] {
  return seasons.toReversed().map(({ year, displayName, results }) => ({
    kind: "seasons",
    year,
    title: displayName,
    says: results && [recordText(results), results.finish ?? []].flat().join(", "),
    also: [year, results?.finish ?? []].flat().join(" "),
    ink: printed(year).colourway.lead,
  }));
}
