import { displayName } from "#app/domain/opponents.ts";
import { linkToMap } from "#app/domain/places/place.ts";
import { recordText } from "#app/domain/records.ts";
import { makeHaystack } from "#app/domain/search.ts";
import { newestSeasonFirst } from "#app/domain/seasons.ts";
import { groupByYear, otherNames, resultsTournaments } from "#app/domain/tournaments.ts";
import { type PlayedTournament, shapeWithGames } from "#app/entities/tournament/shape.ts";
import { differsFromPublished, seasonFigures } from "#app/record/figures.ts";
import type { ClubRecord, Season, Tournament } from "#app/record/record.ts";
import { eventLinkLabel } from "#app/routes/titles.ts";
import * as words from "#words/facts.ts";
import { ordinalParts } from "#words/grammar.ts";

/** A tournament in the list and in the panel. */
export interface ListedTournament extends PlayedTournament {
  /** The event's own page, and its label: "USAU page". */
  readonly link?: string | undefined;
  readonly linkLabel?: string | undefined;
  /** The texts that the search looks through. */
  readonly haystack: string;
}

/** "T9th place" and "9th place", so that both find a shared place. */
function listPlaceNames(place: string | undefined): string[] {
  if (place === undefined) return [];
  const { number, suffix } = ordinalParts(place);
  return [place, `${number}${suffix}`].map(words.finishingPlace);
}

/** The tournament's names, years, place and finish, and its opponents' names and cities. */
function listSearchedTexts({ games, ...tournament }: Tournament, shape: PlayedTournament) {
  const opponents = games.flatMap(({ opponent }) => opponent ?? []);
  return [
    `${shape.name} ${shape.year}`,
    shape.endYear?.toString(),
    shape.where,
    ...listPlaceNames(shape.place),
    ...otherNames(tournament, tournament.season?.results?.finish),
    ...opponents.flatMap((team) => [displayName(team), team.name, team.location?.city]),
  ];
}

function shapeListed(tournament: Tournament, record: ClubRecord): ListedTournament {
  const { location, link } = tournament;
  const shape = shapeWithGames(tournament, record);
  return {
    ...shape,
    map: linkToMap(location),
    link,
    linkLabel: link && eventLinkLabel(record.club, link),
    haystack: makeHaystack(listSearchedTexts(tournament, shape)),
  };
}

/** A season in the filter, and in the heading above its tournaments. */
function shapeSeason(season: Season) {
  const { id, year, displayName: name, results } = season;
  return {
    id,
    year,
    name,
    /** The published record; undefined until it is published. */
    record: results && { wins: results.wins, losses: results.losses, ties: results.ties },
    /** "3rd Regionals"; undefined until it is published. */
    finish: results?.finish,
    /** Sum of the games, if something else was published. */
    counted: differsFromPublished(season) ? recordText(seasonFigures(season).counted) : undefined,
  };
}

export type SeasonHead = ReturnType<typeof shapeSeason>;

/** Lists of the page: seasons and tournaments, newest first. */
export interface ResultsList {
  readonly seasons: readonly SeasonHead[];
  readonly defaultSeason: string;
  readonly tournaments: readonly ListedTournament[];
}

/** All seasons and tournaments of a club. */
export function shapeResults(record: ClubRecord): ResultsList {
  const years = groupByYear(resultsTournaments(record.tournaments));
  return {
    seasons: newestSeasonFirst(record.seasons).map(shapeSeason),
    defaultSeason: record.defaultSeason.id,
    tournaments: years.flatMap(({ tournaments }) =>
      tournaments.map((tournament) => shapeListed(tournament, record)),
    ),
  };
}

export interface ResultsProps extends Omit<ResultsList, "tournaments"> {
  /** The tournaments of the default season. */
  readonly first: readonly ListedTournament[];
  /** Address of a file with the tournaments of all seasons. */
  readonly allFile: string;
  /** Addresses of a year's drawings: its tournaments' emblems, and what the panel shows. */
  readonly sheets: Readonly<Record<string, { readonly emblems: string; readonly scores: string }>>;
  /** Address of the picture for an empty list. */
  readonly treeSheet: string;
}
