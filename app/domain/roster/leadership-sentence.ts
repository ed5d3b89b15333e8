import { capitalize } from "#app/lib/text/capitalize.ts";
import * as words from "#words/facts/person.ts";
import type { Leadership, TenureSeason } from "./tenure.ts";
import { yearsLabel } from "./years-label.ts";

const LEADERSHIPS: readonly Leadership[] = ["captain", "coach"];

/**
 * When she led the team: "Captain in 2015–2018", "Captain in 2017, coach in 2019", or `undefined`
 * if she never did. Consecutive team seasons are joined.
 */
export function leadershipSentence(
  tenure: readonly TenureSeason[],
  seasonYears: readonly number[],
): string | undefined {
  const parts = LEADERSHIPS.flatMap((leadership) => {
    const years = tenure
      .filter((season) => season.leadership === leadership)
      .map(({ year }) => year);
    return years.length > 0 ? [words.ledIn(leadership, yearsLabel(years, seasonYears))] : [];
  });
  return parts.length > 0 ? capitalize(parts.join(", ")) : undefined;
}
