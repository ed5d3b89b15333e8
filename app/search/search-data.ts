import type { Ground } from "#app/art/season/printed-season.ts";
import type { Day } from "#app/domain/dates/day.ts";
import type { Score } from "#app/domain/games/game.ts";
import type { Jersey } from "#app/domain/jersey.ts";
import type { OpponentId, PersonId, TournamentId } from "#app/domain/ids.ts";
import { ordinalParts } from "#words/grammar/ordinal.ts";
import type { Thing } from "#words/questions.ts";

/** A fact about an entry, with the words that find it. */
export interface EntryFact {
  readonly is: Thing;
  /** Shown if the fact matched: "Best season: 23–6". */
  readonly reason?: string;
  /** Year of the fact, if the entry has several or none. */
  readonly year?: number;
}

/** Texts of every entry, shown in two lines. */
interface Words {
  readonly title: string;
  /** Start of the second line, searchable: a place, a position. */
  readonly subtitle?: string | undefined;
  /** Rest of the second line, not searchable. */
  readonly detail?: string | undefined;
  /** Alternative names: nicknames, former names, abbreviations. */
  readonly names?: readonly string[] | undefined;
  /** Sentences about it, searchable and shown if they matched: "Received the team spirit award". */
  readonly notes?: readonly string[] | undefined;
  /** Searchable, but not shown. */
  readonly hiddenKeywords?: string | undefined;
  readonly facts?: readonly EntryFact[] | undefined;
  /** State whose code ends the subtitle. */
  readonly region?: string | undefined;
}

export interface PersonEntry extends Words {
  /** Ids of her page under former names. */
  readonly formerIds?: readonly string[] | undefined;
  readonly kind: "people";
  readonly id: PersonId;
  readonly last: string;
  readonly number?: Jersey | undefined;
  /** Her number in each year that she had one; missing if she had one number in all her years. */
  readonly numbers?: Readonly<Record<number, Jersey>> | undefined;
  /** Her years on the team, and those as captain or coach; oldest first. */
  readonly years: readonly number[];
  readonly captain?: readonly number[] | undefined;
  readonly coach?: readonly number[] | undefined;
  /** Her badges by edition, in pairs: index among the badge entries, and number of times earned. */
  readonly badges?: Readonly<Record<number, readonly number[]>> | undefined;
}

export interface SeasonEntry extends Words {
  readonly kind: "seasons";
  readonly year: number;
  /** Background ink of its tile. */
  readonly ink: Ground;
}

export interface TournamentEntry extends Words {
  readonly kind: "tournaments";
  readonly id: TournamentId;
  readonly year: number;
  /** First and last day; only one for a tournament of one day. */
  readonly days: readonly [start: Day, end?: Day];
  /** It was canceled. */
  readonly cancelled?: true | undefined;
  /** Finishing place: "1st", "T9th". */
  readonly place?: string | undefined;
  /** The tournament is missing from the results list, so it has no label. */
  readonly unlisted?: true | undefined;
}

/** Finishing place as a number; 0 without one. */
export const parseFinish = ({ place }: TournamentEntry) =>
  place === undefined ? 0 : ordinalParts(place).number;

export interface OpponentEntry extends Words {
  readonly kind: "opponents";
  readonly id: OpponentId;
  readonly record: string;
}

export interface PlaceEntry extends Words {
  readonly kind: "places";
  /** The state, or the city if it has none, on the records page. */
  readonly id: string;
  /** Code on its tile: "OH". */
  readonly code: string;
}

/** A page, a section of a page, or a page filtered by season. */
export interface PageEntry extends Words {
  readonly kind: "pages";
  readonly path: string;
  /** Phrases that find it, in the syntax of `app/words`. */
  readonly phrases?: readonly string[] | undefined;
  /** Headings and terms on it: one of them, typed in full, finds the page. */
  readonly terms?: readonly string[] | undefined;
  /** The same of each page that it lists. */
  readonly termsOfEach?: readonly string[] | undefined;
  /** A page filtered by season, found together with its year. */
  readonly yearly?: "results" | "news" | "badgequest";
  readonly year?: number;
  /** An edition of Badge Quest without a log. */
  readonly unlogged?: true | undefined;
}

/** A social profile, the team's email, or a sponsor's site. */
export interface LinkEntry extends Words {
  readonly kind: "links";
  readonly of: "link" | "sponsor";
  readonly link: string;
}

export interface BadgeEntry extends Words {
  readonly kind: "badges";
  /** Its id in the URL: "fifty-plates". */
  readonly id: string;
}

export interface NewsEntry extends Words {
  readonly kind: "news";
  readonly link: string;
  readonly date: Day;
  readonly isVideo?: true | undefined;
  /** The tournament that the story is about. */
  readonly tournament?: string | undefined;
}

/** An entry of the search index. Games are found through two entries each. */
export type Entry =
  | PersonEntry
  | SeasonEntry
  | TournamentEntry
  | OpponentEntry
  | PlaceEntry
  | PageEntry
  | LinkEntry
  | BadgeEntry
  | NewsEntry;

export type EntryKind = Entry["kind"];

interface BadgeCount {
  readonly year: number;
  /** Index among the badge entries. */
  readonly place: number;
  readonly times: number;
}

/** A person's badges in each edition. */
export function badgeCounts({ badges = {} }: PersonEntry): BadgeCount[] {
  return Object.entries(badges).flatMap(([year, pairs]) =>
    pairs.flatMap((place, index) =>
      index % 2 === 0 ? [{ year: Number(year), place, times: pairs[index + 1] ?? 0 }] : [],
    ),
  );
}

/** A game that was played, with the keys of its opponent and tournament. */
export interface Meeting {
  readonly tournament: TournamentId;
  readonly opponent: OpponentId;
  readonly date?: Day | undefined;
  /** "Semifinal", or a note that it was the last game. */
  readonly round?: string | undefined;
  /** Searchable, but not shown: "Bracket". */
  readonly hiddenKeywords: string;
  readonly score: Score;
  readonly forfeit?: boolean | undefined;
}

/** The search index; each kind is sorted for display. */
export interface Findable {
  readonly entries: readonly Entry[];
  /** Newest first. */
  readonly games: readonly Meeting[];
  /** Words of the club's own names, longest first. */
  readonly club: readonly (readonly string[])[];
  /** Reasons for years without a team. */
  readonly missingYears?: Readonly<Record<number, string>> | undefined;
}

/** Addresses of the art sheets for the hits. */
export interface SearchArt {
  readonly people: string;
  readonly opponents: string;
  readonly badges: string;
  /** By year of the tournament. */
  readonly tournaments: Readonly<Record<number, string>>;
  /** One drawing for each kind in the index of the search page. */
  readonly kinds: string;
  /** The disc stuck in a tree, shown if nothing was found. */
  readonly empty: string;
}

/** All art sheets that hits use. */
export function listSheets({
  people,
  opponents,
  badges,
  tournaments,
}: SearchArt): readonly string[] {
  return [people, opponents, badges, ...Object.values(tournaments)];
}

/** Data of the search page; the dialog fetches the same. */
export interface SearchData extends Findable {
  /** Explanation of counts that differ from those on other pages. */
  readonly countsNote: string | undefined;
  /** Singular name for the country's regions: "county". */
  readonly state: string;
  readonly art: SearchArt;
}
