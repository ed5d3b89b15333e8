import type { Content } from "#app/content/content.ts";
import { recordText } from "#app/domain/records/record.ts";

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
  caption: string;
}

export interface HomeContent {
  /** The callout in the three lines of the ticket; together they are the sentence. */
  callout: readonly [start: string, middle: string, end: string];
  tryoutLink: string;
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

function badgeQuestCaption({ site, badgeQuest }: Content): string {
  const awards = badgeQuest.editions.get(site.badgeQuest.edition)?.awards ?? [];
  const people = new Set(awards.map((award) => award.player)).size;
  return `${awards.length} badges, ${people} people, one summer`;
}

/** Home's content; `statesSpotted` is the number of states that Fifty Plates counted. */
export function shapeHome(content: Content, statesSpotted: number): HomeContent {
  const playlists = [...content.playlists.values()].flatMap((page) => page.playlists).length;
  return {
    callout: calloutLines(content.site.tryouts.callout),
    tryoutLink: content.site.tryouts.link,
    seasons: content.rosters.map(({ id, year, results }) => ({
      id,
      year,
      record: results === undefined ? "" : recordText(results),
      finish: results?.finish ?? "",
    })),
    posters: [
      { page: "badgequest", name: "Badge Quest", caption: badgeQuestCaption(content) },
      {
        page: "fiftyplates",
        name: "Fifty Plates",
        caption: `${statesSpotted} states spotted on the road`,
      },
      { page: "corevalues", name: "Core Values", caption: "Four sliders, one shape" },
      { page: "roster2019", name: "Roster 2019", caption: `${playlists} playlists, one team` },
    ],
  };
}
