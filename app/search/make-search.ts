import { seasonsInPrint } from "#app/art/season/printed-season.ts";
import type { Sources } from "#app/page/sources.ts";
import type { Findable } from "./search-data.ts";
import { badgeEntries } from "./sources/badges.ts";
import { meetings } from "./sources/meetings.ts";
import { newsEntries } from "./sources/news.ts";
import { opponentEntries } from "./sources/opponents.ts";
import { pageEntries } from "./sources/pages.ts";
import { peopleEntries } from "./sources/people.ts";
import { placeEntries } from "./sources/places.ts";
import { seasonEntries } from "./sources/seasons.ts";
import { tournamentEntries } from "./sources/tournaments.ts";

/** Everything that can be found: a source for each kind of page, each in the order of its hits. */
export function makeFindable({ content, record }: Pick<Sources, "content" | "record">): Findable {
  return {
    entries: [
      ...peopleEntries(record),
      ...seasonEntries(record, seasonsInPrint(content)),
      ...tournamentEntries(record),
      ...opponentEntries(record),
      ...placeEntries(record),
      ...pageEntries(content, record),
      ...badgeEntries(record),
      ...newsEntries(content),
    ],
    games: meetings(record),
  };
}
