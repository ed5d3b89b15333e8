import type { Draft } from "#app/content/content.ts";

/** A group of links: the four entries of the bar, then those of the footer and of the phone's menu. */
export type MenuGroup = "main" | "team" | "extras" | "takePart";

/** A kind of page: the `page` of its `page.ts`. */
export interface PageDeclaration {
  /** `/results`; `/players/:id` where there is a page for each player. */
  readonly path: string;
  /** The text of links to it. The page of an entry of a list has none. */
  readonly label?: string;
  /** The list whose entries its pages are: `players` for the page of a player. */
  readonly list?: keyof Pages;
  readonly menu?: readonly [group: MenuGroup, place: number];
  /** The entry of the bar that is marked while the page is shown. */
  readonly parent?: keyof Pages;
  /** It brings its own header, footer and `main` with the id "main". */
  readonly standsAlone?: true;
}

/** The parameters in the query of a page, with their values: the `query` of its `page.ts`. */
export type QueryDeclaration = Readonly<Record<string, "text" | readonly string[]>>;

/**
 * Whether a club has the page; `true` where every club has it. The `exists` of its `page.ts`. The rule of Fifty Plates
 * has a name: a `page.ts` imports types alone, because a bundler puts its imports into the script of every page.
 */
export type ExistsDeclaration = true | "plates" | ((content: Draft) => boolean);

/**
 * The type of a `page.ts`.
 *
 * @typeParam Address the parameters of its address where path and query do not tell
 */
export interface Page<
  Declaration extends PageDeclaration,
  Query extends QueryDeclaration,
  Exists extends ExistsDeclaration,
  Address = unknown,
> {
  readonly page: Declaration;
  readonly query: Query;
  readonly exists: Exists;
  readonly address: Address;
}

/** Every kind of page by its folder in `app/pages/`: each `page.ts` adds itself. */
export interface Pages {}

/** Ending of files with a page's data; `/results.json` is taken by the feed of the results. */
export const DATA_ENDING = ".page.json";

/** A page that no link leads to: it stands in for one that is not stored, or for unknown addresses. */
export type StandIn = "offline" | "not-found";

/** The paths of the stand-ins; hosts and the offline worker answer with their documents. */
export const standInPaths: Readonly<Record<StandIn, string>> = {
  offline: "/offline",
  "not-found": "/404",
};
