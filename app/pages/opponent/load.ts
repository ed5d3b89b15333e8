import { lastPlayed } from "#app/record/events.ts";
import { gamesAgainst, meetingsWith, opponentsByName } from "#app/record/figures.ts";
import type { Opponent, PlayedGame } from "#app/record/record.ts";
import { drawCrests } from "#app/art/crest/crest.ts";
import { makeSheet } from "#app/art/sheet.ts";
import { findOutcome } from "#app/domain/games/outcome.ts";
import { brandId } from "#app/domain/ids.ts";
import { countRecord, pointsText } from "#app/domain/records.ts";
import { defineRoute } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { computeMargin } from "#app/domain/games/outcome.ts";
import { opponentCard } from "#app/outputs/share/opponent-card.ts";
import * as facts from "#words/facts/opponent.ts";
import * as words from "#words/pages/opponent.ts";
import { shapePage } from "./shape-opponent.ts";
import type { View } from "./View.tsx";

/** The outcomes that its games had, ties aside. */
function listOutcomes(games: readonly PlayedGame[]): ("win" | "loss")[] {
  return (["win", "loss"] as const).filter((side) =>
    games.some(({ score }) => findOutcome(score) === side),
  );
}

/** Meta description: the only game, or the meetings in all. */
function describe(opponent: Opponent, name: string, meetings: string, team: string): string {
  const games = meetingsWith(opponent);
  const [game] = games;
  if (game !== undefined && games.length === 1) {
    return words.onlyGame(team, name, findOutcome(game.score), pointsText(game.score));
  }
  return words.description(team, name, meetings, listOutcomes(games));
}

export const route = defineRoute<"opponent", typeof View>({
  pages: ({ record }) => opponentsByName(record).map(({ id }) => ({ id })),
  load({ record }, { id }) {
    const { club } = record;
    const opponent = record.opponents.get(brandId(id));
    if (opponent === undefined) throw new RangeError(`There is no opponent ${id}.`);
    const shaped = shapePage(opponent, record, club.teamName);
    const { name, record: wins, extent, meetings: played } = shaped;
    const games = meetingsWith(opponent);
    const sheet = makeSheet(`opponent-${id}`, drawCrests([opponent]));
    const meetings = played === 0 ? facts.noGameYet : words.recordIn(wins, extent);
    return {
      head: {
        title: titleWith(club, name),
        description: describe(opponent, name, meetings, club.teamName),
        structuredData: [
          {
            "@type": "SportsTeam",
            name,
            sport: "Ultimate",
            ...(opponent.location?.city === undefined
              ? {}
              : { location: { "@type": "Place", name: opponent.location.city } }),
          },
        ],
      },
      data: { ...shaped, crest: sheet.href },
      sheets: [{ ...sheet, isInline: true }],
      pictures: [`crest-${id}`],
      newest: lastPlayed(gamesAgainst(opponent)),
      card: opponentCard(club, opponent, {
        name,
        record: countRecord(games),
        margins: games.map(({ score }) => computeMargin(score)),
      }),
    };
  },
});
