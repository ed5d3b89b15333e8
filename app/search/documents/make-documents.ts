import type { ClubRecord } from "#app/record/record.ts";
import type { Searchable } from "#app/search/search-data.ts";
import { badgeDocuments } from "./badges.ts";
import { allGameDocuments } from "./games.ts";
import { opponentDocuments } from "./opponents.ts";
import { allPageDocuments } from "./pages.ts";
import { peopleDocuments } from "./people.ts";
import { allSeasonDocuments } from "./seasons.ts";
import { allTournamentDocuments } from "./tournaments.ts";

/** Everything that the search finds: pages, and facts of the record as sentences. */
export function makeDocuments(record: ClubRecord): Searchable {
  const documents = [
    ...peopleDocuments(record),
    ...allSeasonDocuments(record),
    ...allTournamentDocuments(record),
    ...opponentDocuments(record),
    ...allGameDocuments(record),
    ...allPageDocuments(record),
    ...badgeDocuments(record),
  ];
  return { documents, clubNames: [record.club.name, record.club.teamName] };
}
