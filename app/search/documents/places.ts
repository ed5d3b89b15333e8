import { playedOnly } from "#app/domain/games/game.ts";
import { addressKey, describePlace } from "#app/domain/places/place.ts";
import { countRecord, recordText } from "#app/domain/records.ts";
import { groupBy } from "#app/lib/list.ts";
import { sanctionedInOrder } from "#app/record/events.ts";
import type { ClubRecord } from "#app/record/record.ts";
import { paths } from "#app/routes/paths.ts";
import type { SearchDocument } from "#app/search/search-data.ts";
import * as counts from "#words/counts.ts";
import { joinFacts } from "./facts.ts";

/** Cities where the team has played, with its record there. */
export function placeDocuments(record: ClubRecord): SearchDocument[] {
  const played = sanctionedInOrder(record).filter(({ games }) => playedOnly(games).length > 0);
  const places = groupBy(played, ({ location }) => describePlace(location));
  return [...places.values()].flatMap((tournaments): SearchDocument[] => {
    const [first] = tournaments;
    if (first === undefined) return [];
    const { area, city, abroad, label, region, state } = first.location;
    const games = tournaments
      .flatMap((tournament) => playedOnly(tournament.games))
      .filter(({ at }) => at !== "away");
    return [
      {
        kind: "places",
        title: joinFacts(city, state === undefined || !region ? abroad : region.name),
        note: joinFacts(counts.tournaments(tournaments.length), recordText(countRecord(games))),
        href: `${paths.records()}#place-${addressKey(area)}`,
        names: [city],
        keywords: joinFacts("city state where played place tournaments", state, region?.name),
        tile: label || city.slice(0, 2).toUpperCase(),
      },
    ];
  });
}
