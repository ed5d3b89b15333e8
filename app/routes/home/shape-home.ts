import type { Content, PlaylistPage } from "#app/content/content.ts";
import { hasPage } from "#app/content/pages.ts";
import { claimsOf } from "#app/domain/fifty-plates/claims.ts";
import { platesSummary } from "#app/domain/fifty-plates/summary.ts";
import { recordText } from "#app/domain/records/record.ts";
import { plural } from "#app/lib/text/plural.ts";
import { endsWithCrook } from "#app/art/mark/wordmark.ts";
import { newestYear } from "#app/domain/playlists/newest-year.ts";
import { clubInWords } from "#app/page/titles.ts";
import { pageLabel, paths } from "#app/paths.ts";

/** One season on the rail below the poster. */
export interface RailSeason {
  id: string;
  year: number;
  record: string;
  finish: string;
}

/** A page that the bar does not list, shown as a poster on Home. */
export interface Poster {
  path: string;
  name: string;
  /** Its picture on the sheet of posters. */
  art: string;
  caption: string;
}

export interface Tryouts {
  /** The callout in the three lines of the ticket; together they are the sentence. */
  callout: readonly [start: string, middle: string, end: string];
  link: string;
}

export interface HomeContent {
  /** Who the club is, for those who do not see the poster. */
  headline: string;
  /** The ticket to the tryouts; none while there are none to register for. */
  tryouts: Tryouts | undefined;
  /** The ticket stands in the crook of the mark's last letter. */
  hasCrook: boolean;
  /** The newest first. */
  seasons: readonly RailSeason[];
  posters: readonly Poster[];
}

/** "Register for our 2023 tryouts!" → its first word, its last word, and what lies between. */
export function calloutLines(callout: string): Tryouts["callout"] {
  const words = callout.trim().split(/\s+/);
  return [
    words[0] ?? "",
    words.slice(1, -1).join(" "),
    words.length > 1 ? (words.at(-1) ?? "") : "",
  ];
}

type Game = "badgequest" | "fiftyplates" | "corevalues";

function poster(page: Game, art: string, caption: string): Poster {
  return { path: paths[page](), name: pageLabel(page), art, caption };
}

function playlistsPoster(year: string, page: PlaylistPage | undefined): Poster {
  return {
    path: paths.playlists({ year }),
    name: pageLabel("playlists", { year }),
    art: "playlists",
    caption: `${plural(page?.playlists.length ?? 0, "playlist")}, one team`,
  };
}

function postersOf(content: Content): Poster[] {
  const { site, badgeQuest, playlists } = content;
  const awards = badgeQuest.editions.get(site.badgeQuest?.edition ?? 0)?.awards ?? [];
  const people = new Set(awards.map((award) => award.player)).size;
  const { states } = platesSummary(claimsOf(awards));
  const year = newestYear(playlists);
  const badges = `${plural(awards.length, "badge")}, ${plural(people, "person", "people")}, one summer`;
  const plates = `${plural(states, "state")} spotted on the road`;
  const games = [
    { page: "badgequest", art: "badge-quest", caption: badges },
    { page: "fiftyplates", art: "fifty-plates", caption: plates },
    { page: "corevalues", art: "core-values", caption: "Four sliders, one shape" },
  ] as const;
  return [
    ...games
      .filter(({ page }) => hasPage(content, page))
      .map(({ page, art, caption }) => poster(page, art, caption)),
    ...(year === undefined ? [] : [playlistsPoster(String(year), playlists.get(year))]),
  ];
}

export function shapeHome(content: Content): HomeContent {
  const { tryouts } = content.site;
  return {
    headline: `${content.site.teamName}, ${clubInWords(content.site)}`,
    tryouts: tryouts && { callout: calloutLines(tryouts.callout), link: tryouts.link },
    hasCrook: endsWithCrook(content.site.teamName),
    seasons: content.rosters.toReversed().map(({ id, year, results }) => ({
      id,
      year,
      record: results === undefined ? "" : recordText(results),
      finish: results?.finish ?? "",
    })),
    posters: postersOf(content),
  };
}
