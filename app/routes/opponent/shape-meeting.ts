import { withForfeit } from "#app/domain/games/forfeit.ts";
import { gameTypeHeading } from "#app/domain/games/game-type.ts";
import { whenInFull } from "#app/domain/games/when-in-full.ts";
import { locationText } from "#app/domain/places/location.ts";
import type { Game } from "#app/record/record.ts";
import type { Meeting } from "./opponent-data.ts";

/** A game by its tournament. */
export function shapeMeeting(game: Game): Meeting {
  const { tournament, type, round } = game;
  const { id, name, year, location, dates, games } = tournament;
  return {
    key: `${id}-${games.indexOf(game)}`,
    tournament: id,
    title: `${name} ${year}`,
    hasPage: dates !== undefined,
    where: `${withForfeit(round ?? gameTypeHeading(type), game)} · ${locationText(location)}`,
    when: whenInFull(game),
    year,
    ...(game.kind === "played" ? { score: game.score } : {}),
  };
}
