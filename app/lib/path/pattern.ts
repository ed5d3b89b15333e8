/** The names of a pattern's parameters: `"id"` for `/players/:id`. */
export type ParamNames<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

export type AnyParams = Readonly<Record<string, string>>;

/** The parameters of a pattern without any. */
export type NoParams = Readonly<Record<string, never>>;

/** The parameters of a pattern with their values. */
export type ParamsOf<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? NoParams
  : Readonly<Record<ParamNames<Pattern>, string>>;

/**
 * A pattern with its parameters filled in: `/players/:id` and `{ id: "lo" }` are `/players/lo`.
 * Values are ids (letters, figures, hyphens), so nothing has to be escaped.
 */
export function fillPattern(pattern: string, params: AnyParams): string {
  return pattern.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? "");
}

/**
 * The paths of a pattern as a regular expression. A parameter is an id that fills a segment
 * (`/players/:id`), or figures at the end of one (`/roster:year`), so that `/rosters` is no roster
 * of a year.
 *
 * @param group puts the expression of a parameter's values into a group
 */
export function patternSource(
  pattern: string,
  group = (values: string, _name: string): string => values,
): string {
  return pattern.replaceAll(
    /(.):(\w+)/g,
    (_, before: string, name: string) =>
      before + group(before === "/" ? "[a-z0-9-]+" : "[0-9]+", name),
  );
}

/**
 * A path as the site writes it. Hosts redirect other forms to it, or answer them themselves: with a
 * slash at the end, or as a file (`/results.html`, `/index.html`).
 */
export function cleanPath(path: string): string {
  const file = path.replace(/^\/index(?:\.html)?$/, "/").replace(/(\w)\.html$/, "$1");
  return file === path ? path.replace(/(?<=.)\/+$/, "") : file;
}

/**
 * The parameters of a path by a pattern; undefined if they do not match. Case matters, a slash at
 * the end does not.
 */
export function matchPattern(pattern: string, path: string): AnyParams | undefined {
  const source = patternSource(pattern, (values, name) => `(?<${name}>${values})`);
  const match = new RegExp(`^${source}$`).exec(cleanPath(path));
  return match === null ? undefined : { ...match.groups };
}
