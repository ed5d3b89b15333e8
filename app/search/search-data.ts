import type { Ground } from "#app/art/season/printed-season.ts";
import type { Score } from "#app/domain/games/game.ts";
import type { Jersey } from "#app/domain/jersey.ts";
import type { OpponentId, PersonId, TournamentId } from "#app/domain/ids.ts";
import type { Thing } from "#words/questions.ts";

/** A fact about an entry: what it is, and the words that say so. */
export interface EntryFact {
  readonly is: Thing;
  /** Shown where it is found by it: "Best season: 23–6". */
  readonly reason?: string;
}

/** Text of every entry: two lines. */
interface Words {
  readonly title: string;
  /** Start of the second line, searched too: a place, a position. */
  readonly subtitle?: string | undefined;
  /** Rest of the second line, not searched. */
  readonly detail?: string | undefined;
  /** Its other names: nicknames, former names, abbreviations. */
  readonly names?: readonly string[] | undefined;
  /** Searched and not shown. */
  readonly hiddenKeywords?: string | undefined;
  readonly facts?: readonly EntryFact[] | undefined;
  /** The state whose code ends the subtitle. */
  readonly region?: string | undefined;
}

export interface PersonEntry extends Words {
  /** Under which ids the page may have stood when she had another name. */
  readonly formerIds?: readonly string[] | undefined;
  readonly kind: "people";
  readonly id: PersonId;
  readonly last: string;
  readonly number?: Jersey | undefined;
  /** Other numbers that she wore before. */
  readonly formerNumbers?: readonly Jersey[] | undefined;
  /** Her years on the team, and those in which she led it; oldest first. */
  readonly years: readonly number[];
  readonly captain?: readonly number[] | undefined;
  readonly coach?: readonly number[] | undefined;
  /** Her badges, most earned first: the place among the entries of badges, and how often she earned it. */
  readonly badges?: readonly (readonly [place: number, times: number])[] | undefined;
}

export interface SeasonEntry extends Words {
  readonly kind: "seasons";
  readonly year: number;
  /** The ink of its tile. */
  readonly ink: Ground;
}

export interface TournamentEntry extends Words {
  readonly kind: "tournaments";
  readonly id: TournamentId;
  readonly year: number;
  /** Finishing place. */
  readonly place?: number | undefined;
  /** Others share the place. */
  readonly isTied?: true | undefined;
  /** It is not among the results, and so has no label. */
  readonly unlisted?: true | undefined;
}

export interface OpponentEntry extends Words {
  readonly kind: "opponents";
  readonly id: OpponentId;
  readonly record: string;
}

export interface PlaceEntry extends Words {
  readonly kind: "places";
  /** The state, or the city where there is none, on the page of records. */
  readonly id: string;
  /** On its tile: "OH". */
  readonly code: string;
}

/** A page, a part of one, or a page as it shows one season. */
export interface PageEntry extends Words {
  readonly kind: "pages";
  readonly path: string;
  /** The words that ask for it, as in `app/words`. */
  readonly phrases?: readonly string[] | undefined;
  /** A page as it shows one season, which is asked for with its year. */
  readonly yearly?: "results" | "news";
  readonly year?: number;
}

/** A profile of the team, its email, or a sponsor's site. */
export interface LinkEntry extends Words {
  readonly kind: "links";
  readonly of: "link" | "sponsor";
  readonly link: string;
}

export interface BadgeEntry extends Words {
  readonly kind: "badges";
  /** As in its address: "fifty-plates". */
  readonly id: string;
}

export interface NewsEntry extends Words {
  readonly kind: "news";
  readonly link: string;
  readonly year: number;
  readonly isVideo?: true | undefined;
  /** The tournament that it is about. */
  readonly tournament?: string | undefined;
}

/** An entry of the search index. Games are found through two entries. */
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

/** A played game, by the keys of the entries that it belongs to. */
export interface Meeting {
  readonly tournament: TournamentId;
  readonly opponent: OpponentId;
  /** "Sun, Sep 22" */
  readonly day?: string | undefined;
  /** The year of its day, where it is not that of its tournament. */
  readonly year?: number | undefined;
  /** "Semifinal", or that it was the last game. */
  readonly round?: string | undefined;
  /** Searched and not shown: "Bracket". */
  readonly hiddenKeywords: string;
  readonly score: Score;
  readonly forfeit?: boolean | undefined;
}

/** Everything that a search looks through, each kind in its order. */
export interface Findable {
  readonly entries: readonly Entry[];
  /** Newest first. */
  readonly games: readonly Meeting[];
  /** The words of the club's own names, the longest first. */
  readonly club: readonly (readonly string[])[];
}

/** The addresses of the sheets of artwork beside the hits. */
export interface SearchArt {
  readonly people: string;
  readonly opponents: string;
  readonly badges: string;
  /** By the year of the tournaments. */
  readonly tournaments: Readonly<Record<number, string>>;
  /** The disc in the tree, where nothing was found. */
  readonly empty: string;
}

/** All sheets of hits. */
export function sheetsOf({ people, opponents, badges, tournaments }: SearchArt): readonly string[] {
  return [people, opponents, badges, ...Object.values(tournaments)];
}

/** Data of the search page; the dialog fetches the same. */
export interface SearchData extends Findable {
  /** Explanation if other pages count differently. */
  readonly countsInWords: string | undefined;
  /** Singular of the country's parts: "county". */
  readonly state: string;
  readonly art: SearchArt;
}
