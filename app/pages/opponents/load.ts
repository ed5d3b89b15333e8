import { lastPlayed } from "#app/content/record/events.ts";
import { crestSheet } from "#app/art/crest/crest.ts";
import { emptySheet } from "#app/art/empty/empty-state.ts";
import { defineRoute } from "#app/pages/shared/route.ts";
import { titleWith } from "#app/pages/shared/titles.ts";
import { opponentsByName, gamesAgainst } from "#app/content/record/figures.ts";
import { nameCard } from "#app/outputs/share/card.ts";
import * as words from "#words/pages/opponents.ts";
import { displayName } from "#app/domain/opponents.ts";
import { countRecord } from "#app/domain/records.ts";
import { haystackOf } from "#app/domain/search.ts";
import { sortedBy } from "#app/lib/list.ts";
import type { ClubRecord, Opponent } from "#app/content/record/record.ts";
import type { ListedOpponent } from "./opponents-data.ts";
import { pageLabels } from "#app/pages/shared/paths.ts";
import type { View } from "./View.tsx";

function shapeOpponent(opponent: Opponent): ListedOpponent {
  const { id, name, location, formerly } = opponent;
  const games = gamesAgainst(opponent);
  return {
    id,
    name: displayName(opponent),
    haystack: haystackOf([
      displayName(opponent),
      name,
      location?.city,
      location?.state,
      location?.region?.name,
      location?.abroad,
      ...formerly.map(displayName),
    ]),
    ...countRecord(games),
    games: games.length,
    lastYear: games.at(-1)?.tournament.year ?? 0,
  };
}

/** Opponents with a game on record, most played first, then by name; teams with a newer name are part of that one. */
export function shapeOpponents(record: ClubRecord): ListedOpponent[] {
  const teams = opponentsByName(record).filter(({ now }) => now === undefined);
  return sortedBy(teams.map(shapeOpponent), ({ games }) => -games);
}

export const route = defineRoute<"opponents", typeof View>({
  load({ content: { site }, record }) {
    const opponents = shapeOpponents(record);
    const crests = crestSheet(opponentsByName(record));
    const empty = emptySheet();
    return {
      head: {
        title: titleWith(site, pageLabels.opponents),
        description: words.description(opponents.length, site.teamName),
      },
      data: { opponents, crests: crests.href, empty: empty.href },
      sheets: [crests, empty],
      art: [crests.href],
      pictures: ["crest-"],
      newest: lastPlayed(record.games),
      card: nameCard(site, pageLabels.opponents),
    };
  },
});
