import type { Inventory } from "#app/record/record.ts";

/** Group of links in menus: the four entries of the bar, then those of the footer and phone menu. */
export type MenuGroup = "main" | "team" | "extras" | "takePart";

/** Declaration of a kind of page: the `page` export of its `page.ts`. */
export interface PageDeclaration {
  /** In lists of all pages: site map, search, offline list. */
  readonly siteMapPosition: number;
  /** `/results`, or `/players/:id` for one page per player. */
  readonly path: string;
  /** Link text; omitted for detail pages. */
  readonly label?: string;
  /** The list page of a detail page: `players` for a player's page. */
  readonly listPage?: keyof Pages;
  readonly menu?: readonly [group: MenuGroup, position: number];
  /** The navigation entry that is marked on this page. */
  readonly parent?: keyof Pages;
  /** The page has its own header, footer and `<main id="main">`. */
  readonly standsAlone?: true;
  /** Query parameters with their values. */
  readonly query?: Readonly<Record<string, "text" | readonly string[]>>;
  /** Whether a club has the page; omitted if every club does. */
  readonly exists?: (inventory: Inventory) => boolean;
}

/** A page whose links take other parameters than its path and query say. */
export type Page<Declaration extends PageDeclaration, Parameters> = Declaration & {
  /** Only a type. */
  readonly parameters: Parameters;
};

/** Every kind of page by folder name in `app/pages/`; each `page.ts` adds itself. */
export interface Pages {}

/** A page without links to it, served for pages that are not stored or for unknown URLs. */
export type StandIn = "offline" | "not-found";

/** Paths of the stand-ins; hosts and the service worker serve their documents. */
export const standInPaths: Readonly<Record<StandIn, string>> = {
  offline: "/offline",
  "not-found": "/404",
};
