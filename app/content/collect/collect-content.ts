import type { Draft } from "#app/content/content.ts";
import { files } from "#app/content/files.ts";
import { setDateStyle } from "#app/domain/dates/date-style.ts";
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
import type { Library } from "./library.ts";
import { writtenTeamName } from "./team-name.ts";

/** Reads every file of the library into one set, as far as the files allow. */
export function collectContent(library: Library): Draft {
  const club = library.need(files.site, site);
  // Before the logs are read: their days may stand as a spreadsheet of the club writes them.
  setDateStyle(club ?? {});
  const seasons = collectSeasons(library, {
    teamName: writtenTeamName(library.entries) ?? "",
    events: club?.events ?? {},
    championship: club?.championship,
  });
  const hasGames = seasons.some(({ tournaments }) => tournaments.some(({ games }) => games.length));
  return {
    site: club,
    inks: library.read(files.inks, inksFile),
    coreValues: library.read(files.coreValues, coreValuesFile) ?? [],
    testimonials: library.read(files.testimonials, testimonialsFile) ?? [],
    players: byId(library.need(files.players, playersFile)),
    opponents: byId(library[hasGames ? "need" : "read"](files.opponents, opponentsFile)),
    seasons,
    rosters: seasons.flatMap((season) => season.roster ?? []),
    tournaments: seasons.flatMap((season) => season.tournaments),
    news: seasons.flatMap((season) => season.news),
    badgeQuest: collectBadgeQuest(library),
    playlists: collectPlaylists(library),
  };
}
