import { displayName } from "#app/domain/opponents.ts";
import { linkToMap } from "#app/domain/places/place.ts";
import { recordText, recordWords } from "#app/domain/records.ts";
import { newestSeasonFirst } from "#app/domain/seasons.ts";
import { otherNames } from "#app/domain/tournaments.ts";
import { type PlayedTournament, shapeWithGames } from "#app/entities/tournament/shape.ts";
import type { ClubRecord, Opponent, Season, Tournament } from "#app/record/record.ts";
import { eventLinkLabel } from "#app/routes/titles.ts";
import type { YearArt } from "./draw-tournaments.ts";

/** A tournament with its games, its links, and further words that find it. */
export interface ResultsTournament extends PlayedTournament {
  /** "nationals", "Florida", "12th Nationals", and names of opponents that are shown under another. */
  readonly otherNames: readonly string[];
  /** The event's own page. */
  readonly link?: string | undefined;
  /** "USAU page" */
  readonly linkLabel?: string | undefined;
}

/** An opponent's own name and city, if the displayed name lacks them. */
function hiddenNames(opponent: Opponent): string[] {
  const shown = displayName(opponent);
  const names = [opponent.name, opponent.location?.city ?? ""];
  return names.filter((name) => !shown.includes(name));
}

/** A tournament of the page. */
export function shapeResult(tournament: Tournament, record: ClubRecord): ResultsTournament {
  const { location, link, season, games } = tournament;
  const opponents = new Set(games.flatMap(({ opponent }) => opponent ?? []));
  return {
    ...shapeWithGames(tournament, record),
    map: linkToMap(location),
    otherNames: [
      ...otherNames(tournament, season?.results?.finish),
      ...new Set([...opponents].flatMap(hiddenNames)),
    ],
    link,
    linkLabel: link && eventLinkLabel(record.club, link),
  };
}

function shapeSeason({ id, year, displayName: name, results }: Season) {
  return {
    id: String(id),
    year,
    name,
    /** The published record, "16–11"; undefined until the first game. */
    record: results && recordText(results),
    /** The record in words: "16 wins, 11 losses". */
    words: results && recordWords(results),
    /** "3rd Regionals"; undefined until the season is over. */
    finish: results?.finish,
  };
}

/** A season in the filter, and in the heading above its tournaments. */
export type SeasonHead = ReturnType<typeof shapeSeason>;

/** The seasons in the filter, newest first. */
export function shapeSeasons({ seasons }: ClubRecord): SeasonHead[] {
  return newestSeasonFirst(seasons).map(shapeSeason);
}

/** The tournaments, and URLs of the artwork drawn for them. */
export interface TournamentRecord {
  /** Newest first. */
  readonly tournaments: readonly ResultsTournament[];
  /** By year. */
  readonly art: Readonly<Record<string, YearArt>>;
}

/** Data of the Results page. */
export interface ResultsRecord extends TournamentRecord {
  /** Newest first. */
  readonly seasons: readonly SeasonHead[];
  readonly defaultSeason: string;
  /** Sheet with the picture for an empty list. */
  readonly empty: string;
}
