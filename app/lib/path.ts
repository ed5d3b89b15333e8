/** The id in a URL's hash. A malformed `%` is kept, because links from other sites may have one. */
export function placeInPage(hash: string): string {
  const id = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Display form of a published address: "cotesauvage.example/results". */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, "");
}

/**
 * Address of a link from the content. A path of this site, such as `/results`, is put below `site`; a link to
 * another site stays as it is.
 *
 * @param site the published address or the base path, without a slash at the end
 */
export function linkBelow(site: string, link: string): string {
  return link.startsWith("/") ? site + link : link;
}

/** Address for subscribing to a calendar (`webcal:`), which calendar apps refresh regularly. */
export function calendarAddress(address: string, path: string): string {
  return address.replace(/^https?:/, "webcal:") + path;
}

/** Parameter names of a pattern: `"id"` for `/players/:id`. */
export type ParamNames<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

export type AnyParams = Readonly<Record<string, string>>;

/** Parameters of a pattern that has none. */
export type NoParams = Readonly<Record<string, never>>;

/** Parameter values of a pattern. */
export type ParamsOf<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? NoParams
  : Readonly<Record<ParamNames<Pattern>, string>>;

/**
 * Fills in a pattern: `/players/:id` and `{ id: "lo" }` give `/players/lo`. Values are ids (letters, digits,
 * hyphens), so they need no escaping.
 */
export function fillPattern(pattern: string, params: AnyParams): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
}

/**
 * A pattern as a regular expression. A parameter is an id that fills a segment (`/players/:id`), or digits at
 * its end (`/roster:year`), so that `/rosters` does not match.
 *
 * @param group puts the expression of a parameter's values into a group
 */
function patternSource(pattern: string, group: (values: string, name: string) => string): string {
  return pattern.replaceAll(
    /(.):(\w+)/g,
    (_, before: string, name: string) =>
      before + group(before === "/" ? "[a-z0-9-]+" : "[0-9]+", name),
  );
}

/**
 * The canonical form of a path. Hosts redirect or serve other forms: with a trailing slash, or as a file
 * (`/results.html`, `/index.html`).
 */
export function cleanPath(path: string): string {
  const file = path.replace(/^\/index(?:\.html)?$/, "/").replace(/(\w)\.html$/, "$1");
  return file === path ? path.replace(/(?<=.)\/+$/, "") : file;
}

/** Parameters of a path that matches a pattern; undefined if it does not. Case matters, a trailing slash does not. */
export function matchPattern(pattern: string, path: string): AnyParams | undefined {
  const source = patternSource(pattern, (values, name) => `(?<${name}>${values})`);
  const match = new RegExp(`^${source}$`).exec(cleanPath(path));
  return match === null ? undefined : { ...match.groups };
}

/** A path with its query; parameters without a value are left out, so defaults never show. */
export function address(path: string, query: object = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === "string" && value !== "") search.set(name, value);
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Reads a query parameter by name; undefined if it is missing. */
export type ReadQuery = (name: string) => string | undefined;

/** @param search the query of an address, with or without its question mark */
export function queryReader(search: string): ReadQuery {
  const query = new URLSearchParams(search);
  return (name) => query.get(name) ?? undefined;
}

/** A decoded address; unchanged if it cannot be decoded. */
export function decodeAddress(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
