import { roundText, withForfeit } from "#app/domain/games/game.ts";
import { whenInFull } from "#app/domain/games/times.ts";
import { addDays } from "#app/domain/dates/day.ts";
import { venueMoment } from "#app/domain/dates/venue-clock.ts";
import { locationText } from "#app/domain/places/place.ts";
import { missingScore } from "#app/page/missing-score.ts";
import { startOf } from "#app/record/events.ts";
import type { ClubRecord, Game } from "#app/record/record.ts";
import type { Meeting } from "./opponent-data.ts";

/** A game by its tournament. */
export function shapeMeeting(game: Game): Meeting {
  const { tournament } = game;
  const { id, year, location, dates, games } = tournament;
  return {
    key: `${id}-${games.indexOf(game)}`,
    tournament: id,
    title: tournament.title,
    hasPage: dates !== undefined,
    where: [
      withForfeit(roundText(game), game),
      ...(game.at === "away" ? [] : [locationText(location)]),
    ].join(" · "),
    when: whenInFull(game),
    year,
    ...(game.kind === "played" ? { score: game.score } : {}),
  };
}

/** The midnight after its day, at the venue. */
function endOfDay({ date, tournament }: Game): number | undefined {
  if (date === undefined) return undefined;
  return venueMoment(addDays(date, 1), "00:00", tournament.timeZone);
}

/** A game of the list, with what stands there while it has no score. */
export function listedMeeting(game: Game, record: ClubRecord): Meeting {
  const meeting = shapeMeeting(game);
  if (game.kind === "played") return meeting;
  const start = startOf(game) ?? endOfDay(game);
  return { ...meeting, missing: missingScore(game, record), start };
}
