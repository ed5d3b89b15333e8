import type { Ground } from "#app/art/season/printed-season.ts";
import type { Score } from "#app/domain/games/game.ts";
import type { Jersey } from "#app/domain/jersey.ts";
import type { OpponentId, PersonId, TournamentId } from "#app/domain/ids.ts";

/** Text of every entry: two lines. */
interface Words {
  readonly title: string;
  /** Start of the second line, searched too: a place, a position. */
  readonly subtitle?: string | undefined;
  /** Rest of the second line, not searched. */
  readonly detail?: string | undefined;
  /** Searched and not shown: nicknames, numbers, years, other names, synonyms. */
  readonly hiddenKeywords?: string | undefined;
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

export interface PageEntry extends Words {
  readonly kind: "pages";
  readonly path: string;
}

export interface BadgeEntry extends Words {
  readonly kind: "badges";
  /** As in its address: "fifty-plates". */
  readonly id: string;
}

export interface NewsEntry extends Words {
  readonly kind: "news";
  readonly link: string;
}

/** An entry of the search index. Games are found through two entries. */
export type Entry =
  | PersonEntry
  | SeasonEntry
  | TournamentEntry
  | OpponentEntry
  | PlaceEntry
  | PageEntry
  | BadgeEntry
  | NewsEntry;

export type EntryKind = Entry["kind"];

/** A played game, by the keys of the entries that it belongs to. */
export interface Meeting {
  readonly tournament: TournamentId;
  readonly opponent: OpponentId;
  /** "Sun, Sep 22" */
  readonly day?: string | undefined;
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
  /** Words to try. */
  readonly examples: readonly string[];
  readonly art: SearchArt;
}
