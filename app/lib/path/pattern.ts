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
