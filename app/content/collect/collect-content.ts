import type { Content, Draft } from "#app/content/content.ts";
import { files } from "#app/content/files.ts";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
import { placed } from "#app/domain/places/place.ts";
import type { States } from "#app/domain/places/state.ts";
import { coreValuesFile } from "#app/content/schema/core-value.ts";
import { inksFile } from "#app/content/schema/inks.ts";
import { opponentsFile } from "#app/content/schema/opponent.ts";
import { playersFile } from "#app/content/schema/player.ts";
import { site } from "#app/content/schema/site.ts";
import { testimonialsFile } from "#app/content/schema/testimonial.ts";
import { byId } from "./by-id.ts";
import { collectBadgeQuest } from "./collect-badge-quest.ts";
import { collectPlaylists } from "./collect-playlists.ts";
import { collectSeasons } from "./collect-seasons.ts";
import { collectStates } from "./collect-states.ts";
import type { Library } from "./library.ts";
import { writtenTeamName } from "./team-name.ts";

/** The teams that the club plays; where there are games the file is needed. */
function collectOpponents(
  library: Library,
  states: States,
  hasGames: boolean,
): Content["opponents"] {
  const entries = library[hasGames ? "need" : "read"](files.opponents, opponentsFile);
  const located = Object.entries(entries ?? {}).map(
    ([id, { location, ...entry }]) =>
      [id, { id, ...entry, location: placed(location, states) }] as const,
  );
  return new Map(located);
}

/** Reads every file of the library into one set, as far as the files allow. */
export function collectContent(library: Library): Draft {
  const club = library.need(files.site, site);
  // Before the logs are read: their days may stand as a spreadsheet of the club writes them.
  setDateStyle(club ?? {});
  const states = collectStates(library, club?.country);
  const seasons = collectSeasons(library, {
    states,
    teamName: writtenTeamName(library.entries) ?? "",
    events: club?.events ?? {},
    championship: club?.championship,
  });
  const coreValues = library.read(files.coreValues, coreValuesFile) ?? [];
  const hasGames = seasons.some(({ tournaments }) => tournaments.some(({ games }) => games.length));
  return {
    site: club,
    inks: library.read(files.inks, inksFile),
    states,
    coreValues,
    testimonials: library.read(files.testimonials, testimonialsFile) ?? [],
    players: byId(library.need(files.players, playersFile)),
    opponents: collectOpponents(library, states, hasGames),
    seasons,
    rosters: seasons.flatMap((season) => season.roster ?? []),
    tournaments: seasons.flatMap((season) => season.tournaments),
    news: seasons.flatMap((season) => season.news),
    badgeQuest: collectBadgeQuest(library, coreValues),
    playlists: collectPlaylists(library),
  };
}
