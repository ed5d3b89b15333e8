import { sortedBy } from "#app/lib/list.ts";
import {
  address,
  type AnyParams,
  cleanPath,
  fillPattern,
  matchPattern,
  type NoParams,
  type ParamsOf,
} from "#app/lib/path.ts";
import { declaredPages } from "#app/routes/declared-pages.ts";
import {
  type PageDeclaration,
  type Pages,
  type StandIn,
  standInPaths,
} from "#app/routes/page-declaration.ts";

/** A kind of page, by folder name in `app/pages/`. */
export type PageName = keyof Pages;

/** The kinds of pages whose declaration has a field. */
type PagesWith<Field extends keyof PageDeclaration> = {
  [Name in PageName]: Field extends keyof Pages[Name] ? Name : never;
}[PageName];

type Declarations = { readonly [Name in PageName]: PageDeclaration & Pages[Name] };

const byName: readonly (readonly unknown[])[] = Object.entries(declaredPages);

/** Every kind of page with its declaration. */
export const pages: Declarations = Object.fromEntries(byName);

const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name);

/** Every kind of page, unordered. */
export const pageNames: readonly PageName[] = Object.keys(pages).filter(isPageName);

/** Every kind of page, in the order of the site map. */
export function allPages(): readonly PageName[] {
  return sortedBy(pageNames, (name) => pages[name].siteMapPosition);
}

/** Entries for an object with a value for every kind of page. */
export function entriesOfPages(
  getValue: (name: PageName) => unknown,
): readonly (readonly unknown[])[] {
  return pageNames.map((name) => [name, getValue(name)]);
}

/** Default link texts. For parts that a club may rename, and pages with a year, use `pageLabel`. */
export const pageLabels: Readonly<Record<PagesWith<"label">, string>> = Object.fromEntries(
  entriesOfPages((name) => pages[name].label).filter(([, label]) => label !== undefined),
);

/** Kinds of pages, and the stand-ins for URLs that are unknown or not stored. */
export type ViewName = PageName | StandIn;

export function isStandIn(name: ViewName): name is StandIn {
  return name in standInPaths;
}

/** Path parameters of a kind of page; empty for a single page. */
export type PageParams<Name extends PageName = PageName> = ParamsOf<Pages[Name]["path"]>;

/** Kinds of pages that exist only if the club has content for them. */
export type OptionalPage = PagesWith<"exists">;

/** Kinds with one page per person, season, tournament, opponent or badge. */
export type EntityPage = PagesWith<"listPage">;

export function isEntity(name: PageName): name is EntityPage {
  return pages[name].listPage !== undefined;
}

/** Kinds of pages that are linked by a label. Home is linked by the logo, detail pages by their names. */
export type NamedPage = Exclude<PageName, EntityPage | "home">;

/** Pages that a club may rename. */
export type PartName = "badgequest" | "fiftyplates" | "corevalues" | "playlists";

/** The club's own names for parts of its site. */
export type PartNames = Readonly<Partial<Record<PartName, string | undefined>>>;

/**
 * Link label of a page: "Results", "Roster 2019".
 *
 * @param names the club's own names
 * @param year for pages with one per year
 */
export function pageLabel(
  name: NamedPage,
  names: Readonly<Partial<Record<NamedPage, string | undefined>>> = {},
  year = "",
): string {
  return `${names[name] ?? pageLabels[name]} ${year}`.trim();
}

type QueryOf<Declaration> = Declaration extends { readonly query: infer Query }
  ? {
      readonly [Parameter in keyof Query]?:
        | (Query[Parameter] extends readonly (infer Value)[] ? Value : string)
        | undefined;
    }
  : object;

/** All parameters of a page's URL, in its path and query. */
type AddressOf<Name extends PageName> = QueryOf<Pages[Name]> &
  (Pages[Name] extends { readonly parameters: infer Parameters }
    ? Parameters
    : PageParams<Name> extends NoParams
      ? object
      : PageParams<Name>);

/** Query parameters that a page reads, without those defined by content. */
export function pageParameters(name: ViewName): readonly string[] {
  return Object.keys((isStandIn(name) ? undefined : pages[name].query) ?? {});
}

/** Builds the URL of a page; undefined query parameters are omitted. */
type PathTo<Name extends PageName> =
  Partial<AddressOf<Name>> extends AddressOf<Name>
    ? (parameters?: AddressOf<Name>) => string
    : (parameters: AddressOf<Name>) => string;

type Paths = { readonly [Name in PageName]: PathTo<Name> };

/** Builds a URL. Detail pages have no query, so a whole person or tournament may be passed for its id. */
function buildAddress(name: PageName, parameters: Readonly<Record<string, unknown>> = {}): string {
  const query = { ...parameters };
  const path = pages[name].path.replaceAll(/:(\w+)/g, (_, parameter: string) => {
    delete query[parameter];
    return String(parameters[parameter]);
  });
  return isEntity(name) ? path : address(path, query);
}

/** URL builders for all pages: `paths.results({ q: "ohio" })`, `paths.season({ year: 2019 })`. */
export const paths: Paths = Object.fromEntries(
  entriesOfPages((name) => buildAddress.bind(undefined, name)),
);

/** A single page: its kind and parameters. */
export interface RouteMatch {
  readonly name: PageName;
  readonly params: AnyParams;
}

/** The page for a path, even if it does not exist; undefined if no pattern matches. */
export function matchRoute(path: string): RouteMatch | undefined {
  for (const name of pageNames) {
    const params = matchPattern(pages[name].path, path);
    if (params !== undefined) return { name, params };
  }
  return undefined;
}

/** Path of a page, without a query. */
export function buildPath({ name, params }: RouteMatch): string {
  return cleanPath(fillPattern(pages[name].path, params));
}
