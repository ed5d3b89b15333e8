import type { Content } from "#app/content/content.ts";
import { claimsOf } from "#app/domain/fifty-plates/claims.ts";
import { platesSummary } from "#app/domain/fifty-plates/summary.ts";
import { recordText } from "#app/domain/records/record.ts";
import { plural } from "#app/lib/text/plural.ts";
import { pageLabels } from "#app/paths.ts";

/** One season on the rail below the poster. */
export interface RailSeason {
  id: string;
  year: number;
  record: string;
  finish: string;
}

/** A page that the bar does not list, shown as a poster on Home. */
export interface Poster {
  page: "badgequest" | "fiftyplates" | "corevalues" | "roster2019";
  name: string;
  /** Its picture on the sheet of posters. */
  art: string;
  caption: string;
}

export interface HomeContent {
  /** The callout in the three lines of the ticket; together they are the sentence. */
  callout: readonly [start: string, middle: string, end: string];
  tryoutLink: string;
  /** The newest first. */
  seasons: readonly RailSeason[];
  posters: readonly Poster[];
}

/** "Register for our 2023 tryouts!" → its first word, its last word, and what lies between. */
export function calloutLines(callout: string): HomeContent["callout"] {
  const words = callout.trim().split(/\s+/);
  return [
    words[0] ?? "",
    words.slice(1, -1).join(" "),
    words.length > 1 ? (words.at(-1) ?? "") : "",
  ];
}

function captions({ site, badgeQuest }: Content): { badges: string; plates: string } {
  const awards = badgeQuest.editions.get(site.badgeQuest.edition)?.awards ?? [];
  const people = new Set(awards.map((award) => award.player)).size;
  const { states } = platesSummary(claimsOf(awards));
  return {
    badges: `${plural(awards.length, "badge")}, ${plural(people, "person", "people")}, one summer`,
    plates: `${plural(states, "state")} spotted on the road`,
  };
}

export function shapeHome(content: Content): HomeContent {
  const { badges, plates } = captions(content);
  const playlists = [...content.playlists.values()].flatMap((page) => page.playlists).length;
  return {
    callout: calloutLines(content.site.tryouts.callout),
    tryoutLink: content.site.tryouts.link,
    seasons: content.rosters.toReversed().map(({ id, year, results }) => ({
      id,
      year,
      record: results === undefined ? "" : recordText(results),
      finish: results?.finish ?? "",
    })),
    posters: [
      { page: "badgequest", art: "badge-quest", name: pageLabels.badgequest, caption: badges },
      { page: "fiftyplates", art: "fifty-plates", name: pageLabels.fiftyplates, caption: plates },
      {
        page: "corevalues",
        art: "core-values",
        name: pageLabels.corevalues,
        caption: "Four sliders, one shape",
      },
      {
        page: "roster2019",
        art: "roster-2019",
        name: pageLabels.roster2019,
        caption: `${plural(playlists, "playlist")}, one team`,
      },
    ],
  };
}
