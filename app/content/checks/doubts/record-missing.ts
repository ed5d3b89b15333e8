import type { Check } from "#app/content/checks/check.ts";
import { isWhole } from "#app/content/checks/record/season-record.ts";
import { rosterFile } from "#app/content/files.ts";
import { warning } from "#app/content/finding.ts";

/** A season whose games are played has a record. */
export const recordMissing: Check = ({ seasons }, entries) =>
  seasons.flatMap(({ year, roster, tournaments }) => {
    if (roster === undefined || roster.results !== undefined) return [];
    if (!isWhole(entries, year)) return [];
    const scores = tournaments
      .filter(({ sanctioned }) => sanctioned)
      .flatMap(({ games }) => games.flatMap(({ score }) => score ?? []));
    if (scores.length === 0) return [];
    const wins = scores.filter(({ us, them }) => us > them).length;
    const losses = scores.filter(({ us, them }) => us < them).length;
    return warning(
      rosterFile(year),
      [],
      `The season has games with scores, ${wins}-${losses}, but no record.`,
      `Add results: { wins: ${wins}, losses: ${losses} }, and finish when the season is over.`,
    );
  });
