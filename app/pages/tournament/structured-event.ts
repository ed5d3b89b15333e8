import { withForfeit } from "#app/domain/games/game.ts";
import { displayName, OPPONENT_TO_COME } from "#app/domain/opponents.ts";
import { pointsText } from "#app/domain/records.ts";
import { wasBrokenOff } from "#app/record/events.ts";
import { linkBelow } from "#app/lib/path.ts";
import type { Game, Tournament } from "#app/record/record.ts";

const CANCELLED = "https://schema.org/EventCancelled";
const SCHEDULED = "https://schema.org/EventScheduled";

const sportsTeam = (name: string) => ({ "@type": "SportsTeam", name });

function structuredGame(game: Game, team: string): object {
  const day = game.date === undefined ? {} : { startDate: game.date };
  const status = game.cancelled === true ? { eventStatus: CANCELLED } : {};
  const event = { "@type": "SportsEvent", ...day, ...status };
  if (game.kind === "undecided") {
    const name = `${team}: ${OPPONENT_TO_COME}`;
    return { ...event, name, competitor: sportsTeam(team) };
  }
  const against = displayName(game.opponent);
  const score = game.kind === "played" ? ` ${pointsText(game.score)}` : "";
  return {
    ...event,
    name: withForfeit(`${team}${score} ${against}`, game),
    competitor: [sportsTeam(team), sportsTeam(against)],
  };
}

/**
 * schema.org event for a tournament, with its games as sub-events.
 *
 * @param address URL of the published site, without a trailing slash
 */
export function structuredEvent(tournament: Tournament, team: string, address: string): object {
  const { dates, location, link, cancelled, games } = tournament;
  const isCancelled = cancelled === true && !wasBrokenOff(tournament);
  const { city, state, country } = location;
  return {
    "@type": "SportsEvent",
    name: tournament.title,
    sport: "Ultimate",
    ...(dates === undefined ? {} : { startDate: dates.start, endDate: dates.end }),
    eventStatus: isCancelled ? CANCELLED : SCHEDULED,
    location: {
      "@type": "Place",
      name: city,
      address: {
        "@type": "PostalAddress",
        addressLocality: city,
        ...(state === undefined ? {} : { addressRegion: state }),
        addressCountry: country,
      },
    },
    ...(link === undefined ? {} : { url: linkBelow(address, link) }),
    competitor: sportsTeam(team),
    subEvent: games.map((game) => structuredGame(game, team)),
  };
}
