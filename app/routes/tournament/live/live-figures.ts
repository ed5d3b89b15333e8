import type { Day } from "#app/domain/dates/day.ts";
import { pointsOf, pointsText } from "#app/domain/records/points.ts";
import { countRecord, recordText } from "#app/domain/records/record.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as words from "#words/pages/tournament.ts";
import { isPlayed, type LiveGame } from "./live-game.ts";

const scoresOf = (games: readonly LiveGame[]) =>
  games.flatMap(({ game }) => (isPlayed(game) ? [{ kind: "played", score: game } as const] : []));

/** What the games of today add up to, or all so far; before the first score, how many there are. */
export function figuresOf(all: readonly LiveGame[], days: number, today: Day | undefined) {
  const ofToday = all.filter(({ moment }) => moment.day === today);
  const counted = today !== undefined && scoresOf(ofToday).length > 0 ? ofToday : all;
  const scores = scoresOf(counted);
  if (scores.length === 0) {
    return [
      { label: all.length === 1 ? words.game : words.games, value: String(all.length) },
      { label: days === 1 ? words.day : words.days, value: String(days) },
    ];
  }
  return [
    {
      label: counted === ofToday ? onTheDay.today : words.soFar,
      value: recordText(countRecord(scores)),
    },
    { label: seasonFacts.points, value: pointsText(pointsOf(scores)) },
  ];
}
