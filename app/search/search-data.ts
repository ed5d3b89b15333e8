/** Kinds of documents. */
export type Kind =
  | "people"
  | "seasons"
  | "tournaments"
  | "opponents"
  | "places"
  | "pages"
  | "links"
  | "badges"
  | "news"
  | "facts"
  | "games";

/** Something that the search finds: a page, or a fact with the page that proves it. */
export interface SearchDocument {
  readonly kind: Kind;
  readonly title: string;
  /** The second line, true by itself: "Cutter, number 8, 2015–2019, captain 2019". */
  readonly note?: string | undefined;
  readonly href: string;
  /** Other names: a nickname, "2019", "esc 2018". A document whose whole name is typed comes first. */
  readonly names?: readonly string[] | undefined;
  /** Words that find it, but are not shown. */
  readonly keywords?: string | undefined;
  /** Headings of its page, which count for little. */
  readonly headings?: string | undefined;
  /** Of equally good documents, the newest comes first. */
  readonly year?: number | undefined;
  /** A drawing in one of the art sheets of `SearchArt`. */
  readonly drawing?: { readonly sheet: string; readonly id: string } | undefined;
  /** Two characters in place of a drawing: a state, a number. By default the year's, or an icon without a year. */
  readonly tile?: string | undefined;
}

/** Everything that is searched. */
export interface Searchable {
  readonly documents: readonly SearchDocument[];
  /** Names of the club, which say nothing in a query: "rival vs nemesis" is about Nemesis. */
  readonly clubNames: readonly string[];
}

/** Addresses of the art sheets by name: people, opponents, badges, and the tournaments of each year. */
export type SearchArt = Readonly<Record<string, string>>;

/** The search index, a file that the dialog and the search page fetch. */
export interface SearchData extends Searchable {
  readonly art: SearchArt;
  /** The drawing for a search without results. */
  readonly treeSheet: string;
}
