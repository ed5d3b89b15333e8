import type { Day } from "#app/domain/dates/day.ts";
import type { AnyParams, NoParams } from "#app/lib/path.ts";
import type { StandIn } from "#app/routes/page-declaration.ts";
import type { PageParams, ViewName } from "#app/routes/paths.ts";
import type { Card } from "./card.ts";
import type { FeedName } from "./output-paths.ts";
import type { Sources } from "./sources.ts";
import type { ThemeColors } from "./theme-colors.ts";

/** Metadata for `<head>`. */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** Structured data for search engines: schema.org objects. */
  readonly structuredData?: readonly object[];
  /** Feeds with the page's content, for autodiscovery. */
  readonly feeds?: readonly FeedName[];
}

/** Everything that the build says about a page outside of its content. */
export interface PageHeadings {
  readonly head: Head;
  /** Extra query parameters defined by content. */
  readonly parameters?: readonly string[];
  /** Theme colors of the browser's UI, if they differ from the site's. */
  readonly themeColors?: ThemeColors;
  /** Preview card for social networks. */
  readonly card?: Card;
  /** Date of its newest content; undefined if nothing has a date. */
  readonly newestDate?: Day | undefined;
  /** Path of the page with the same content that search engines should index instead. */
  readonly canonical?: string;
}

type Params<Name extends ViewName> = Name extends StandIn
  ? NoParams
  : PageParams<Exclude<Name, StandIn>>;

/** The build-time code of a kind of page: `load.ts` in its folder. */
export interface Route<OwnParams = AnyParams> {
  /** Parameters of all its pages; omitted if there is only one page. */
  pages?(sources: Sources): readonly OwnParams[];
  load(sources: Sources, params: OwnParams): PageHeadings;
}

/** Defines the build-time code of a kind of page. */
export function definePage<Name extends ViewName>(route: Route<Params<Name>>): typeof route {
  return route;
}
