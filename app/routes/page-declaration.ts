import type { Inventory } from "#app/record/record.ts";

/**
 * Group of links in menus: the four entries of the bar, then those of the footer and phone menu.
 */
export type MenuGroup = "main" | "team" | "extras" | "takePart";

/** Declaration of a kind of page: the `page` export of its `page.ts`. */
export interface PageDeclaration {
  /** `/results`, or `/players/:id` for one page per player. */
  readonly path: string;
  /** Link text; omitted for detail pages. */
  readonly label?: string;
  /** The list page of a detail page: `players` for a player's page. */
  readonly list?: keyof Pages;
  readonly menu?: readonly [group: MenuGroup, position: number];
  /** The navigation entry that is marked on this page. */
  readonly parent?: keyof Pages;
  /** The page has its own header, footer and `<main id="main">`. */
  readonly standsAlone?: true;
}

/** Query parameters of a page with their values: the `query` export of its `page.ts`. */
export type QueryDeclaration = Readonly<Record<string, "text" | readonly string[]>>;

/** Whether a club has the page; `true` if every club does. It is the `exists` export of `page.ts`. */
export type ExistsDeclaration = true | ((inventory: Inventory) => boolean);

/**
 * Type of a `page.ts`.
 *
 * @typeParam Address parameters of its URL, if path and query do not define them
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

/** Every kind of page by folder name in `app/pages/`; each `page.ts` adds itself. */
export interface Pages {}

/** A page without links to it, served for pages that are not stored or for unknown URLs. */
export type StandIn = "offline" | "not-found";

/** Paths of the stand-ins; hosts and the service worker serve their documents. */
export const standInPaths: Readonly<Record<StandIn, string>> = {
  offline: "/offline",
  "not-found": "/404",
};
