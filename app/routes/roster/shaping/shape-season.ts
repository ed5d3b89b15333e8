import type { Roster, Tournament } from "#app/content/content.ts";
import { recordText } from "#app/domain/records.ts";
import { nameLines } from "#app/lib/wood-type/lines.ts";
import type { SeasonData } from "#app/routes/roster/roster-data.ts";
import { marginOf } from "#app/domain/games/outcome.ts";
import { inPlayingOrder } from "#app/domain/games/playing-order.ts";
import { resultsTournaments, yearOfTournament } from "#app/domain/tournaments.ts";

/** The margins of a year's played games in playing order, of the tournaments that Results lists. */
export function seasonMargins(year: number, tournaments: readonly Tournament[]): number[] {
  const games = resultsTournaments(tournaments)
    .filter((tournament) => yearOfTournament(tournament) === year)
    .flatMap((tournament) => tournament.games);
  return inPlayingOrder(games).flatMap(({ score }) =>
    score === undefined ? [] : [marginOf(score)],
  );
}

/** Artwork of a season. */
export type SeasonArt = Pick<SeasonData, "lead" | "busts" | "grounds" | "prints">;

function published({ results }: Roster): Pick<SeasonData, "record" | "finish"> {
  if (results === undefined) return {};
  const { finish, ...record } = results;
  return {
    record: { ...record, text: recordText(record) },
    ...(finish === undefined ? {} : { finish }),
  };
}

/** Capitals lower than this share of the line stand in several lines on phones. */
const LEAST_CAP = 0.13;

function titleFields(displayName: string): Pick<SeasonData, "name" | "lines"> {
  const lines = nameLines(displayName, LEAST_CAP, 3);
  return { name: displayName, ...(lines.length === 1 ? {} : { lines }) };
}

/**
 * A season with its published record, which is never counted from its games.
 *
 * @param label what leads to the team's page at the governing body
 */
export function shapeSeason(
  roster: Roster,
  tournaments: readonly Tournament[],
  art: SeasonArt,
  label: string,
): SeasonData {
  const { id, year, displayName, players, coaches, captains, highlights } = roster;
  return {
    id,
    year,
    ...titleFields(displayName),
    ...published(roster),
    players,
    coaches,
    captains,
    ...(roster.numbers === undefined ? {} : { numbers: roster.numbers }),
    highlights,
    margins: seasonMargins(year, tournaments),
    ...(roster.link === undefined ? {} : { official: { link: roster.link, label } }),
    ...(roster.rosterAnnounceLink === undefined ? {} : { releaseLink: roster.rosterAnnounceLink }),
    ...art,
  };
}
