import type { Tournament } from "#app/content/content.ts";
import { whenAtEvent } from "#app/domain/games/times.ts";
import * as gameFacts from "#words/facts/games.ts";
import { withForfeit, type Game, gameOf, playedOnly } from "#app/domain/games/game.ts";
import { marginOf } from "#app/domain/games/outcome.ts";
import {
  type GameGroup,
  groupGames,
  groupRounds,
  inPlayingOrder,
} from "#app/domain/games/playing-order.ts";
import { countRecord, pointsOf, pointsText, recordText, recordWords } from "#app/domain/records.ts";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/results.ts";
import type { ScoreGroup, ShapedGame } from "#app/routes/results/results-record.ts";

/** The fields of a tournament that decide how its games are shown. */
type EventKind = Pick<Tournament, "league" | "cancelled">;

function shapeGame(game: Game, event: EventKind): ShapedGame {
  const time = whenAtEvent(game, event);
  const side = game.at === undefined ? "" : gameFacts.sides[game.at];
  const when = [withForfeit(time, game), side].filter(Boolean).join(" · ");
  if (game.kind !== "played") {
    const opponent = game.kind === "undecided" ? null : game.opponent;
    return game.cancelled === true ? [opponent, when, eventFacts.notPlayed] : [opponent, when];
  }
  const { us, them, winner } = game.score;
  return winner === undefined
    ? [game.opponent, when, us, them]
    : [game.opponent, when, us, them, winner];
}

/** The record over games as text and as words; nothing while none is played. */
function shapeRecord(games: readonly Game[]): { record?: string; words?: string } {
  if (games.every((game) => game.kind !== "played")) return {};
  const record = countRecord(games);
  return { record: recordText(record), words: recordWords(record) };
}

function shapeGroup({ heading, games }: GameGroup<Game>, event: EventKind): ScoreGroup {
  const shaped = games.map((game) => shapeGame(game, event));
  return { heading, ...shapeRecord(games), games: shaped };
}

/** All points of the played games, "85–44"; nothing while none is played. */
function shapePoints(games: readonly Game[]): { points?: string } {
  const played = playedOnly(games);
  return played.length === 0 ? {} : { points: pointsText(pointsOf(played)) };
}

export interface ShapedGames {
  readonly record?: string;
  readonly words?: string;
  readonly points?: string;
  readonly margins: readonly number[];
  readonly note?: string;
  readonly groups: readonly ScoreGroup[];
}

/** Remark on a tournament that was canceled or broken off. */
function noteOf(isCancelled: boolean, games: readonly Game[]): { note?: string } {
  if (!isCancelled) return {};
  const played = playedOnly(games).length;
  return {
    note: played === 0 ? words.wasCanceled : words.endedEarly(games.length - played),
  };
}

/** A tournament's games: under their types for reading, as margins for the chart. */
export function shapeGames(fixtures: Tournament["games"], event: EventKind = {}): ShapedGames {
  const isCancelled = event.cancelled === true;
  const games = fixtures.map((fixture) => {
    const isNotPlayed = isCancelled && fixture.score === undefined;
    return gameOf(isNotPlayed ? { ...fixture, cancelled: true as const } : fixture);
  });
  return {
    ...noteOf(isCancelled, games),
    ...shapeRecord(games),
    ...shapePoints(games),
    margins: inPlayingOrder(games).flatMap((game) =>
      game.kind === "played" ? [marginOf(game.score)] : [],
    ),
    groups: (event.league === true ? groupRounds(games) : groupGames(games)).map((group) =>
      shapeGroup(group, event),
    ),
  };
}
