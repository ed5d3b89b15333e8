import { slug } from "#app/lib/text/slug.ts";

/**
 * The id of a season: the team's name and the year, such as `team-2019`. A name without a Latin
 * letter or figure gives `season-2019`.
 */
export function seasonId(teamName: string, year: number): string {
  return `${slug(teamName) || "season"}-${year}`;
}
