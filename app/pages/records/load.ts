import { playedOnly } from "#app/domain/games/game.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import { lastPlayed } from "#app/record/events.ts";
import { pageLabels } from "#app/routes/paths.ts";
import { definePage } from "#app/routes/route.ts";
import { titleWith } from "#app/routes/titles.ts";
import { inThousands } from "#words/grammar.ts";

export const route = definePage<"records">({
  load({ record }) {
    const { club } = record;
    const games = playedOnly(record.games);
    const total = `${inThousands(games.length)} games, ${recordText(countRecord(games))}`;
    return {
      head: {
        title: titleWith(club, pageLabels.records),
        description: `${club.teamName}’s all-time record: ${total}, with streaks, one-goal games, biggest wins, every opponent and every place.`,
      },
      newestDate: lastPlayed(record.games),
      card: nameCard(club, pageLabels.records),
    };
  },
});
