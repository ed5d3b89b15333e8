import { playedOnly } from "#app/domain/games/game.ts";
import { lastPlayed, mostGames, tournamentsWithPage, wasBrokenOff } from "#app/record/events.ts";
import { crest } from "#app/art/crest/crest.ts";
import { drawScene } from "#app/art/emblem/scenes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";
import { ordinal } from "#words/grammar/ordinal.ts";
import { defineRoute } from "#app/page/route.ts";
import { titleWith } from "#app/page/titles.ts";
import type { Tournament } from "#app/record/record.ts";
import { tournamentCard } from "#app/share/tournament-card.ts";
import { tournamentStory } from "#app/share/stories/tournament-story.ts";
import * as words from "#words/pages/tournament.ts";
import { shapeTournament } from "./shape-tournament.ts";
import { structuredEvent } from "./structured-event.ts";
import type { View } from "./View.tsx";

/** The scene of the event and the crests of everyone it was played against. */
function drawTournament(tournament: Tournament): Sheet {
  const { id, games } = tournament;
  const teams = new Set(games.flatMap(({ opponent }) => opponent ?? []));
  return makeSheet(`tournament-${id}`, [
    { id: "scene", viewBox: "0 0 1440 270", markup: drawScene(tournament, 1440, 270) },
    ...Array.from(teams, (opponent) => ({
      id: `team-${opponent.id}`,
      viewBox: "-3 -3 106 106",
      markup: crest(opponent),
    })),
  ]);
}

/** Meta description specific to a tournament: its result, place and opponents. */
function descriptionOf(tournament: Tournament, event: string, team: string): string {
  const { result, location, dates } = tournament;
  return words.description({
    team,
    event,
    city: location.city,
    firstDay: dates && longDate(dates.start),
    place: result === undefined ? undefined : ordinal(result),
    games: gamesInWords(tournament),
  });
}

function gamesInWords(tournament: Tournament): string {
  const { cancelled } = tournament;
  if (cancelled === true && !wasBrokenOff(tournament)) return words.cancelled;
  const games = cancelled === true ? playedOnly(tournament.games) : tournament.games;
  if (games.length === 0) return words.noGamesOnRecord;
  const opponents = new Set(games.flatMap(({ opponent }) => opponent ?? [])).size;
  return words.gamesWithScores(games.length, opponents);
}

export const route = defineRoute<"tournament", typeof View>({
  pages: ({ record }) => tournamentsWithPage(record).map(({ id }) => ({ id })),
  load({ content: { site }, record, publishedAt }, { id }) {
    const tournament = tournamentsWithPage(record).find((one) => one.id === id);
    if (tournament === undefined) throw new RangeError(`There is no tournament ${id}.`);
    const sheet = drawTournament(tournament);
    const { title } = tournament;
    const shaped = shapeTournament(tournament, record, publishedAt);
    return {
      head: {
        title: titleWith(site, title),
        description: descriptionOf(tournament, title, site.teamName),
        structuredData: [structuredEvent(tournament, site.teamName)],
      },
      data: { ...shaped, art: sheet.href },
      sheets: [{ ...sheet, inline: true }],
      art: [sheet.href],
      pictures: ["crest-"],
      newest: lastPlayed(tournament.games),
      card: tournamentCard(site, tournament, shaped.record),
      story: tournamentStory(site, tournament, shaped.record, mostGames(record)),
    };
  },
});
