import { makeHaystack } from "#app/domain/search.ts";
import { groupByYear } from "#app/domain/tournaments.ts";
import * as eventFacts from "#words/facts/event.ts";
import { ordinalParts } from "#words/grammar/ordinal.ts";
import type { YearArt } from "./draw-tournaments.ts";
import type { ResultsTournament, TournamentRecord } from "./shape-results.ts";

/** A tournament with its year's artwork and its search text. */
export interface ListedTournament extends ResultsTournament {
  readonly art: YearArt | undefined;
  readonly haystack: string;
}

/** "T9th place" and "9th place", so that both find a shared place. */
function placeNames(place: string | undefined): string[] {
  if (place === undefined) return [];
  const { number, suffix } = ordinalParts(place);
  return [place, `${number}${suffix}`].map(eventFacts.finishingPlace);
}

/** Searchable texts: the tournament's names, place, dates and finish, and its opponents. */
function searchedTexts(tournament: ResultsTournament): string {
  const { name, where, year, endYear, place, otherNames, groups } = tournament;
  return makeHaystack([
    `${name} ${year}`,
    endYear === undefined ? undefined : String(endYear),
    where,
    ...placeNames(place),
    ...otherNames,
    ...groups.flatMap(({ games }) =>
      games.flatMap((game) => (game.kind === "undecided" ? [] : game.name)),
    ),
  ]);
}

/** All tournaments in page order: newest year first. */
export function listTournaments({ tournaments, art }: TournamentRecord): ListedTournament[] {
  const all = tournaments.map((tournament) =>
    Object.assign({}, tournament, {
      art: art[tournament.year],
      haystack: searchedTexts(tournament),
    }),
  );
  return groupByYear(all).flatMap(({ tournaments: ofYear }) => ofYear);
}
