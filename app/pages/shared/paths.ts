import * as declared from "#app/pages/shared/declared-pages.ts";
import {
  cleanPath,
  fillPattern,
  matchPattern,
  type AnyParams,
  type NoParams,
  type ParamsOf,
} from "#app/lib/path/pattern.ts";
import { sortedBy } from "#app/lib/list.ts";
import { address } from "#app/lib/path/query.ts";
import {
  type PageDeclaration,
  type Pages,
  type StandIn,
  standInPaths,
} from "#app/pages/shared/page-declaration.ts";

/** A kind of page, the name of its folder in `app/pages/`. */
export type PageName = keyof Pages;

/** The pages whose declaration has a field. */
type PagesWith<Field extends keyof PageDeclaration> = {
  [Name in PageName]: Field extends keyof Pages[Name]["page"] ? Name : never;
}[PageName];

const byName: readonly (readonly unknown[])[] = Object.entries(declared.pages);

type Declarations = { readonly [Name in PageName]: PageDeclaration & Pages[Name]["page"] };

/** Every kind of page with its declaration. */
export const pages: Declarations = Object.fromEntries(byName);

const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name);

/** Every kind of page, in no order. */
export const pageNames: readonly PageName[] = Object.keys(pages).filter(isPageName);

/** Every kind of page, in the order of the site map. */
export function allPages(): readonly PageName[] {
  return sortedBy(pageNames, (name) => declared.orders[name] ?? 0);
}

/** Entries of a table with something for every kind of page. */
export function entriesOfPages(
  valueOf: (name: PageName) => unknown,
): readonly (readonly unknown[])[] {
  return pageNames.map((name) => [name, valueOf(name)]);
}

/**
 * The texts of links to the pages; the year follows where there is one for each. A club may call its parts otherwise, so
 * those are asked for with `pageLabel`.
 */
export const pageLabels: Readonly<Record<PagesWith<"label">, string>> = Object.fromEntries(
  entriesOfPages((name) => pages[name].label).filter(([, label]) => label !== undefined),
);

export type ViewName = PageName | StandIn;

export function isStandIn(name: ViewName): name is StandIn {
  return name in standInPaths;
}

/** The parameters of a kind of page; none for a page that there is once. */
export type PageParams<Name extends PageName = PageName> = ParamsOf<Pages[Name]["page"]["path"]>;

/** The pages that a club has where it has something to show on them. */
export type OptionalPage = {
  [Name in PageName]: Pages[Name]["exists"] extends true ? never : Name;
}[PageName];

/** The kinds with a page for each person, season, tournament, opponent or badge. */
export type EntityPage = PagesWith<"list">;

/** Whether there is a page of this kind for each person, season and so on. */
export function isEntity(name: PageName): name is EntityPage {
  return pages[name].list !== undefined;
}

/** The pages that links call by a name; Home is called by its logo, a person by hers. */
export type NamedPage = Exclude<PageName, EntityPage | "home">;

/** The pages that a club may call otherwise. */
export type PartName = "badgequest" | "fiftyplates" | "corevalues" | "playlists";

/** The club's own names for parts of its site. */
export type PartNames = Readonly<Partial<Record<PartName, string | undefined>>>;

/**
 * Link label of a page: "Results", "Roster 2019".
 *
 * @param names what the club calls its parts
 * @param year where there is a page for each
 */
export function pageLabel(
  name: NamedPage,
  names: Readonly<Partial<Record<NamedPage, string | undefined>>> = {},
  year = "",
): string {
  return `${names[name] ?? pageLabels[name]} ${year}`.trim();
}

type QueryOf<Query> = {
  readonly [Parameter in keyof Query]?:
    | (Query[Parameter] extends readonly (infer Value)[] ? Value : string)
    | undefined;
};

/** The parameters of a page's address, those of its path and those of its query. */
type AddressOf<Name extends PageName> = QueryOf<Pages[Name]["query"]> &
  (unknown extends Pages[Name]["address"]
    ? PageParams<Name> extends NoParams
      ? unknown
      : PageParams<Name>
    : Pages[Name]["address"]);

/**
 * The parameters by which an address asks for another view of a page, beside those that it has from the content; all
 * others change nothing.
 */
export function pageParameters(name: ViewName): readonly string[] {
  return Object.keys(declared.queries[name] ?? {});
}

/** Makes the address of a page; parameters without a value are left out of its query. */
type PathTo<Name extends PageName> =
  Partial<AddressOf<Name>> extends AddressOf<Name>
    ? (parameters?: AddressOf<Name>) => string
    : (parameters: AddressOf<Name>) => string;

type Paths = { readonly [Name in PageName]: PathTo<Name> };

/**
 * The address of a page from the parameters of its path and of its query. The page of an entry has no query, so a
 * whole person or tournament may stand for its id.
 */
function addressOf(name: PageName, parameters: Readonly<Record<string, unknown>> = {}): string {
  const query = { ...parameters };
  const path = pages[name].path.replaceAll(/:(\w+)/g, (_, parameter: string) => {
    delete query[parameter];
    return String(parameters[parameter]);
  });
  return isEntity(name) ? path : address(path, query);
}

/** The addresses of all pages: `paths.results({ q: "ohio" })`, `paths.season({ year: 2019 })`. */
export const paths: Paths = Object.fromEntries(
  entriesOfPages((name) => addressOf.bind(undefined, name)),
);

/** One page: its kind and its parameters. */
export interface Place {
  readonly name: PageName;
  readonly params: AnyParams;
}

/** The page that a path may stand for; none for an address that no pattern describes. */
export function placeAt(path: string): Place | undefined {
  for (const name of pageNames) {
    const params = matchPattern(pages[name].path, path);
    if (params !== undefined) return { name, params };
  }
  return undefined;
}

/** The path of a page, without its query. */
export function pathOf({ name, params }: Place): string {
  return cleanPath(fillPattern(pages[name].path, params));
}
