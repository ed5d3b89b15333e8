import { findOutcome } from "#app/domain/games/outcome.ts";
import { displayName } from "#app/domain/opponents.ts";
import { countRecord, pointsText, recordText } from "#app/domain/records.ts";
import { opponentCard } from "#app/outputs/share/opponent-card.ts";
import { lastPlayed } from "#app/record/events.ts";
import { gamesAgainst, meetingsWith, opponentsByName } from "#app/record/figures.ts";
import { getNode } from "#app/record/get-node.ts";
import type { Opponent } from "#app/record/record.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import * as counts from "#words/counts.ts";
import * as words from "#words/facts.ts";
import { enumerate } from "#words/grammar.ts";

/** The only game, or the meetings in all and the kinds of biggest games that are named. */
function describeOpponent(opponent: Opponent, team: string): string {
  const games = meetingsWith(opponent);
  const name = displayName(opponent);
  const [first] = games;
  if (first === undefined) {
    return `${team} against ${name}: ${words.noGameYet}. Every meeting with its score.`;
  }
  if (games.length === 1) {
    const verb = words.verbs[findOutcome(first.score)];
    return `${team} ${verb} their only game against ${name}, ${pointsText(first.score)}.`;
  }
  const sides = (["win", "loss"] as const).filter((side) =>
    games.some(({ score }) => findOutcome(score) === side),
  );
  const biggest = sides.length === 0 ? "" : `, and the biggest ${enumerate(sides)}`;
  const meetings = `${recordText(countRecord(games))} in ${counts.games(games.length)} since ${first.tournament.year}`;
  return `${team} against ${name}: ${meetings}. Every meeting with its score${biggest}.`;
}

export const route = definePage<"opponent">({
  pages: ({ record }) => opponentsByName(record).map(({ id }) => ({ id })),
  load({ record }, { id }) {
    const { club } = record;
    const opponent = getNode(record.opponents, id);
    const name = displayName(opponent);
    const city = opponent.location?.city;
    return {
      head: {
        title: titleWith(club, name),
        description: describeOpponent(opponent, club.teamName),
        structuredData: [
          {
            "@type": "SportsTeam",
            name,
            sport: "Ultimate",
            ...(city !== undefined && { location: { "@type": "Place", name: city } }),
          },
        ],
      },
      newestDate: lastPlayed(gamesAgainst(opponent)),
      card: opponentCard(club, opponent),
    };
  },
});
