import { drawCrests } from "#app/art/crest/crest.ts";
import { panelScene } from "#app/art/emblem/emblem.ts";
import { drawScene, pickSceneInks } from "#app/art/emblem/scenes.ts";
import { paint } from "#app/art/print/ink.ts";
import { woodLine } from "#app/art/print/lettering.ts";
import { rect } from "#app/art/print/shapes.ts";
import { makeSheet, type Sheet } from "#app/art/sheet.ts";
import { longDate } from "#app/domain/dates/written-dates.ts";
import { playedOnly } from "#app/domain/games/game.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import { nameOnCards } from "#app/domain/marks.ts";
import { shapeTournament } from "#app/entities/tournament/shape.ts";
import type { Card } from "#app/routes/card.ts";
import { defineRoute } from "#app/routes/route.ts";
import { eventLinkLabel, titleWith } from "#app/routes/titles.ts";
import { lastPlayed, tournamentsWithPage, wasBrokenOff, wasCanceled } from "#app/record/events.ts";
import type { Club, Tournament } from "#app/record/record.ts";
import {
  CARD_WIDTH,
  fitLine,
  cropToFrame,
  drawGameLine,
  MARGIN,
  drawRail,
  RAIL_TOP,
} from "#app/outputs/share/card.ts";
import * as cards from "#words/cards.ts";
import * as words from "#words/pages/tournament.ts";
import { shapePage } from "./shape-tournament.ts";
import { structuredEvent } from "./structured-event.ts";
import type { View } from "./View.tsx";

/** Vertical position of the boundary between scene and name. */
const NAME_TOP = 388;

/** Middle of the band with the name. */
const NAME_MIDDLE = (NAME_TOP + RAIL_TOP) / 2;

/** Left edge of the games beside the name. */
const GAMES_LEFT = 856;

/** Share card: the event's scene, name, line and outcome. */
function tournamentCard({ domain, teamName }: Club, tournament: Tournament): Card {
  const { event, name, year } = tournament;
  const { record, place } = shapeTournament(tournament);
  const facts = [String(year), record, place].filter((fact) => fact !== undefined);
  const margins = playedOnly(tournament.games).map(({ score }) => computeMargin(score));
  const end = margins.length === 0 ? CARD_WIDTH : GAMES_LEFT;
  return {
    markup:
      cropToFrame(drawScene(tournament, CARD_WIDTH, NAME_TOP), {
        x: 0,
        y: 0,
        width: CARD_WIDTH,
        height: NAME_TOP,
        viewBox: `0 0 ${CARD_WIDTH} ${NAME_TOP}`,
      }) +
      rect(0, NAME_TOP, CARD_WIDTH, RAIL_TOP - NAME_TOP, "black") +
      woodLine(nameOnCards(name, event).toUpperCase(), {
        x: MARGIN,
        length: end - 2 * MARGIN,
        middle: NAME_MIDDLE,
        capHeight: 118,
        fill: "sun",
      }) +
      drawGameLine([margins], {
        x: GAMES_LEFT,
        width: CARD_WIDTH - MARGIN - GAMES_LEFT,
        ...fitLine(margins, { middle: NAME_MIDDLE, height: 146, unit: 6 }),
      }) +
      drawRail(domain, facts.join(" · "), { ground: "sun", domain: "black", text: "black" }),
    alt: cards.tournament(name, year, [teamName, ...facts.slice(1)].join(", ")),
  };
}

/** The event's scene and its opponents' crests. */
function drawTournament(tournament: Tournament): Sheet {
  const { id, games } = tournament;
  const teams = new Set(games.flatMap(({ opponent }) => opponent ?? []));
  return makeSheet(`tournament-${id}`, [
    { id: "scene", viewBox: "0 0 1440 270", markup: drawScene(tournament, 1440, 270) },
    { id: "narrow-scene", viewBox: "0 0 540 176", markup: panelScene(tournament) },
    ...drawCrests(teams),
  ]);
}

/** Meta description specific to a tournament: its result, place and opponents. */
function describeTournament(tournament: Tournament, team: string): string {
  const { location, dates, name, year } = tournament;
  return words.description({
    team,
    event: `${year} ${name}`,
    city: location.city,
    firstDay: dates && longDate(dates.start),
    place: shapeTournament(tournament).place,
    games: describeGames(tournament),
  });
}

function describeGames(tournament: Tournament): string {
  if (wasCanceled(tournament)) return words.canceled;
  const games = wasBrokenOff(tournament) ? playedOnly(tournament.games) : tournament.games;
  if (games.length === 0) return words.noGamesOnRecord;
  const opponents = new Set(games.flatMap(({ opponent }) => opponent ?? [])).size;
  return words.gamesWithScores(games.length, opponents);
}

export const route = defineRoute<"tournament", typeof View>({
  pages: ({ record }) => tournamentsWithPage(record).map(({ id }) => ({ id })),
  load({ record, address, publishedAt }, { id }) {
    const { club } = record;
    const tournament = tournamentsWithPage(record).find((tournament) => tournament.id === id);
    if (tournament === undefined) throw new RangeError(`There is no tournament ${id}.`);
    const sheet = drawTournament(tournament);
    const { title, link } = tournament;
    return {
      head: {
        title: titleWith(club, title),
        description: describeTournament(tournament, club.teamName),
        structuredData: [structuredEvent(tournament, club.teamName, address)],
      },
      data: {
        ...shapePage(tournament, record, publishedAt),
        art: sheet.href,
        ground: paint(pickSceneInks(tournament).ground),
        link: link === undefined ? undefined : { href: link, label: eventLinkLabel(club, link) },
      },
      sheets: [{ ...sheet, isInline: true }],
      pictures: ["crest-"],
      newest: lastPlayed(tournament.games),
      card: tournamentCard(club, tournament),
    };
  },
});
