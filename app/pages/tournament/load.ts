import { drawCrests } from "#app/art/crest/crest.ts";
import { panelScene } from "#app/art/emblem/emblem.ts";
import { drawScene } from "#app/art/emblem/scenes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { shapeTournament } from "#app/entities/tournament/shape.ts";
import { capitalize } from "#app/lib/text.ts";
import * as events from "#app/record/events.ts";
import type { ClubRecord, Tournament } from "#app/record/record.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as counts from "#words/counts.ts";
import { structuredEvent } from "./structured-event.ts";
import { tournamentCard } from "./tournament-card.ts";

/** The tournament of an address; throws a RangeError if it has no page. */
export function findTournament(id: string, record: ClubRecord): Tournament {
  const tournament = events.tournamentsWithPage(record).find((listed) => listed.id === id);
  if (tournament === undefined) throw new RangeError(`There is no tournament ${id}.`);
  return tournament;
}

/** The event's scene and its opponents' crests. */
export function tournamentSheet(tournament: Tournament): Sheet {
  const { id, games } = tournament;
  const teams = new Set(games.flatMap(({ opponent }) => opponent ?? []));
  return makeSheet(`tournament-${id}`, [
    { id: "wide_scene", viewBox: "0 0 1440 270", markup: drawScene(tournament, 1440, 270) },
    { id: "narrow_scene", viewBox: "0 0 540 176", markup: panelScene(tournament) },
    ...drawCrests(teams),
  ]);
}

function describeGames(tournament: Tournament): string {
  if (events.wasCanceled(tournament)) return "canceled";
  const isBrokenOff = events.wasBrokenOff(tournament);
  const games = isBrokenOff ? playedOnly(tournament.games) : tournament.games;
  if (games.length === 0) return "no games on record";
  const opponents = new Set(games.flatMap(({ opponent }) => opponent ?? [])).size;
  const against = opponents === 0 ? "" : ` against ${counts.opponents(opponents)}`;
  const scores = playedOnly(games).length === games.length ? ", with every score" : "";
  return `${counts.games(games.length)}${against}${scores}`;
}

/** The result, place and opponents of a tournament. */
function describeTournament(tournament: Tournament, team: string): string {
  const { location, dates, name, year } = tournament;
  const { place } = shapeTournament(tournament);
  const event = `the ${year} ${name} in ${location.city}`;
  const games = describeGames(tournament);
  if (place !== undefined) return `${team} finished ${place} at ${event}. ${capitalize(games)}.`;
  return `${team} at ${event}${dates === undefined ? "" : ` from ${longDate(dates.start)}`}: ${games}.`;
}

export const route = definePage<"tournament">({
  pages: ({ record }) => events.tournamentsWithPage(record).map(({ id }) => ({ id })),
  load({ record, address }, { id }) {
    const { club } = record;
    const tournament = findTournament(id, record);
    return {
      head: {
        title: titleWith(club, tournament.title),
        description: describeTournament(tournament, club.teamName),
        structuredData: [structuredEvent(tournament, club.teamName, address)],
      },
      newestDate: events.lastPlayed(tournament.games),
      card: tournamentCard(club, tournament),
    };
  },
});
