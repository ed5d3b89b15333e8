import { withForfeit } from "#app/domain/games/game.ts";
import { marginOf, outcomeOf } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents.ts";
import { locationText } from "#app/domain/places/place.ts";
import { pointsText, countRecord } from "#app/domain/records.ts";
import { groupBy, neighbors } from "#app/lib/list.ts";
import {
  gamesAgainst,
  hasOpponentPage,
  meetingsWith,
  opponentsByName,
} from "#app/record/figures.ts";
import type { ClubRecord, Opponent, PlayedGame } from "#app/record/record.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/opponent.ts";
import { headToHead } from "./head-to-head.ts";
import type { MeetingYear, OpponentData, OpponentLink } from "./opponent-data.ts";
import { listedMeeting, shapeMeeting } from "./shape-meeting.ts";

function linkTo(opponent: Opponent): OpponentLink {
  const link = { id: opponent.id, name: displayName(opponent) };
  return hasOpponentPage(opponent) ? link : { ...link, hasNoPage: true };
}

function shapeYear(year: number, games: readonly PlayedGame[]): MeetingYear {
  return {
    year,
    hasSeason: games.some(({ tournament }) => tournament.season !== undefined),
    bars: games.map((game) => {
      const { key, title } = shapeMeeting(game);
      const name = withForfeit(title, game);
      const margin = marginOf(game.score);
      const score = pointsText(game.score);
      return { key, outcome: outcomeOf(game.score), score, margin: Math.abs(margin), name };
    }),
  };
}

/** How many games there are, and since when: "17 games since 2015". */
function extentOf(games: OpponentData["games"]): string {
  const first = games.at(-1)?.year;
  const count = counts.games(games.length);
  return first === undefined ? count : words.since(count, first);
}

/** A team with everything that is on record between it and the club. */
export function shapeOpponent(
  opponent: Opponent,
  record: ClubRecord,
  team: string,
): Omit<OpponentData, "crest"> {
  const played = meetingsWith(opponent);
  const games = gamesAgainst(opponent)
    .map((game) => listedMeeting(game, record))
    .toReversed();
  const { previous, next } = neighbors(opponentsByName(record), opponent);
  const years = groupBy(played, ({ tournament }) => tournament.year);
  return {
    id: opponent.id,
    name: displayName(opponent),
    shortName: opponent.name,
    ...(opponent.location?.abroad === undefined ? {} : { where: locationText(opponent.location) }),
    previous: previous && linkTo(previous),
    next: next && linkTo(next),
    now: opponent.now && linkTo(opponent.now),
    formerly: opponent.formerly.map(linkTo),
    record: countRecord(played),
    figures: headToHead(played, team),
    extent: extentOf(games),
    years: played.length > 1 ? Array.from(years, ([year, group]) => shapeYear(year, group)) : [],
    games,
  };
}
