import type { ClubRecord } from "#app/record/record.ts";
import type { Searchable } from "#app/search/search-data.ts";
import { badgeDocuments } from "./badges.ts";
import { gameDocuments } from "./games.ts";
import { linkDocuments } from "./links.ts";
import { opponentDocuments } from "./opponents.ts";
import { pageDocuments } from "./pages.ts";
import { peopleDocuments } from "./people.ts";
import { placeDocuments } from "./places.ts";
import { seasonDocuments } from "./seasons.ts";
import { tournamentDocuments } from "./tournaments.ts";

/** Everything that the search finds: pages, and facts of the record as sentences. */
export function makeDocuments(record: ClubRecord): Searchable {
  const documents = [
    ...peopleDocuments(record),
    ...seasonDocuments(record),
    ...tournamentDocuments(record),
    ...placeDocuments(record),
    ...opponentDocuments(record),
    ...gameDocuments(record),
    ...pageDocuments(record),
    ...linkDocuments(record),
    ...badgeDocuments(record),
  ];
  return { documents, clubNames: [record.club.name, record.club.teamName] };
}
