import { nameGame } from "#app/entities/game/shape.ts";
import { shapeOpponent } from "#app/entities/opponent/shape.ts";
import { linkBelow } from "#app/lib/path.ts";
import { wasCanceled } from "#app/record/events.ts";
import type { Game, Tournament } from "#app/record/record.ts";

const STATUS_CANCELED = "https://schema.org/EventCancelled";
const STATUS_SCHEDULED = "https://schema.org/EventScheduled";

const sportsTeam = (name: string) => ({ "@type": "SportsTeam", name });

function structuredGame(game: Game, team: string): object {
  const day = game.date === undefined ? {} : { startDate: game.date };
  const status = game.cancelled === true ? { eventStatus: STATUS_CANCELED } : {};
  const event = { "@type": "SportsEvent", ...day, ...status };
  const name = nameGame(game, team);
  if (game.kind === "undecided") return { ...event, name, competitor: sportsTeam(team) };
  const opponent = shapeOpponent(game.opponent).name;
  return { ...event, name, competitor: [sportsTeam(team), sportsTeam(opponent)] };
}

/**
 * schema.org event for a tournament, with its games as sub-events.
 *
 * @param address URL of the published site, without a trailing slash
 */
export function structuredEvent(tournament: Tournament, team: string, address: string): object {
  const { dates, location, link, games } = tournament;
  const { city, state, country } = location;
  return {
    "@type": "SportsEvent",
    name: tournament.title,
    sport: "Ultimate",
    ...(dates === undefined ? {} : { startDate: dates.start, endDate: dates.end }),
    eventStatus: wasCanceled(tournament) ? STATUS_CANCELED : STATUS_SCHEDULED,
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
