import type { Check } from "#app/content/checks/check.ts";
import { countedScores, isWhole } from "#app/content/checks/record/season-record.ts";
import { rosterFile } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";
import { recordOf } from "#app/domain/records/record.ts";

/** A season whose games are played has a record. */
export const recordMissing: Check = ({ seasons }, entries) =>
  seasons.flatMap((season) => {
    const { year, roster } = season;
    if (roster === undefined || roster.results !== undefined) return [];
    if (!isWhole(entries, year)) return [];
    const scores = countedScores(season);
    if (scores.length === 0) return [];
    const { wins, losses } = recordOf(scores);
    return warning(
      rosterFile(year),
      [],
      `The season has games with scores, ${wins}-${losses}, but no record.`,
      `Add results: { wins: ${wins}, losses: ${losses} }, and finish when the season is over.`,
    );
  });
