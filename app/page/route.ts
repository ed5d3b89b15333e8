import type { ReactNode } from "react";
import type { PageSheet } from "#app/art/sheet.ts";
import type { AnyParams, NoParams } from "#app/lib/path/pattern.ts";
import type { ThemeColours } from "./theme-colours.ts";
import type { StandIn } from "#app/page-declaration.ts";
import type { PageParams, ViewName } from "#app/paths.ts";
import type { Day } from "#app/domain/dates/day.ts";
import type { Card } from "./card.ts";
import type { FeedName } from "./feed-paths.ts";
import type { Sources } from "./sources.ts";

/** The words of a page that stand outside of it. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Structured data for search engines: schema.org objects. */
  readonly structuredData?: readonly object[];
  /** The feeds that have what the page shows; readers find them in its document. */
  readonly feeds?: readonly FeedName[];
}

/** A page ready to be written. */
export interface LoadedPage<Data> {
  readonly head: Head;
  /** Plain JSON, the props of its view. */
  readonly data: Data;
  /** The artwork that it may show. An inlined sheet stands in its document. */
  readonly sheets: readonly PageSheet[];
  /** Addresses of those that its first view shows; a link to the page prefetches them. */
  readonly art: readonly string[];
  /** Beginnings of the keys of the pictures that a photograph may stand for. */
  readonly pictures?: readonly string[];
  /** Names in its query that the content gives it, beside those of its kind. */
  readonly parameters?: readonly string[];
  /** Colors of the browser's own bars, if they differ from the site's. */
  readonly themeColours?: ThemeColours;
  /** Preview card for social networks. */
  readonly card?: Card;
  /** A picture of 1080 x 1920 to send, for phones. */
  readonly story?: Card;
  /** The day of the newest thing that it shows, from the content; none where nothing has a day. */
  readonly newest?: Day | undefined;
  /** The path of the page that this one shows the same as, where that is the better address. */
  readonly canonical?: string;
}

type Params<Name extends ViewName> = Name extends StandIn
  ? NoParams
  : PageParams<Exclude<Name, StandIn>>;

/** The build's side of a kind of page, `load.ts` in its folder. */
interface Route<Name extends ViewName, Data> {
  /** The parameters of all its pages; a kind without parameters is one page, if the club has it. */
  pages?(sources: Sources): readonly Params<Name>[];
  load(sources: Sources, params: Params<Name>): LoadedPage<Data>;
}

/** The build's side of any kind of page. */
export interface AnyRoute {
  pages?(sources: Sources): readonly AnyParams[];
  load(sources: Sources, params: AnyParams): LoadedPage<unknown>;
}

/** Defines the build's side of a kind of page: it loads the data of its view, the component in `View.tsx`. */
export function defineRoute<Name extends ViewName, View extends (props: never) => ReactNode>(
  route: Route<Name, Parameters<View>[0]["data"]>,
): typeof route {
  return route;
}
