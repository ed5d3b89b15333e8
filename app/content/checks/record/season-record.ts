import type { Entries } from "#app/content/collect/library.ts";
import type { Season } from "#app/content/content.ts";
import { rosterFile } from "#app/content/files.ts";
import { warning, type Finding } from "#app/content/finding.ts";
import type { Check } from "#app/content/checks/check.ts";
import type { Score } from "#app/domain/games/game.ts";
import { recordOf } from "#app/domain/records/record.ts";

/** The scores of the games that count. */
export function countedScores({ tournaments }: Season): Score[] {
  return tournaments
    .filter(({ sanctioned }) => sanctioned)
    .flatMap(({ games }) => games.flatMap(({ score }) => score ?? []));
}

/** A damaged tournament is reported as such and must not be reported as a wrong record, too. */
export function isWhole(entries: Entries, year: number): boolean {
  const own = [...entries].filter(([file]) => file.startsWith(`seasons/${year}/`));
  return own.every(([, { problems }]) => problems.length === 0);
}

function differs(season: Season): Finding[] {
  const results = season.roster?.results;
  if (results === undefined) return [];
  const published = `${results.wins}-${results.losses}`;
  const { wins, losses } = recordOf(countedScores(season));
  const counted = `${wins}-${losses}`;
  if (published === counted) return [];
  return [
    warning(
      rosterFile(season.year),
      ["results"],
      `The published record is ${published}, but the games of the sanctioned tournaments add up to ${counted}.`,
      "The published record is what the site shows. If it is right, nothing needs to be done.",
    ),
  ];
}

/** The published record of a season is what its sanctioned games add up to. */
export const seasonRecord: Check = ({ seasons }, entries) =>
  seasons.filter(({ year }) => isWhole(entries, year)).flatMap(differs);
