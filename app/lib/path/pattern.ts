/** The names of a pattern's parameters: `"id"` for `/players/:id`. */
export type ParamNames<Pattern extends string> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never;

export type AnyParams = Readonly<Record<string, string>>;

/** What a pattern without parameters has. */
export type NoParams = Readonly<Record<string, never>>;

/** The parameters of a pattern with their values. */
export type ParamsOf<Pattern extends string> = [ParamNames<Pattern>] extends [never]
  ? NoParams
  : Readonly<Record<ParamNames<Pattern>, string>>;

const isParam = (segment: string) => segment.startsWith(":");

/**
 * The path of a pattern with its parameters filled in: `/players/:id` and `{ id: "lo" }` are
 * `/players/lo`. Values are ids (letters, figures, hyphens), so nothing has to be escaped.
 */
export function fillPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern
    .split("/")
    .map((segment) => (isParam(segment) ? (params[segment.slice(1)] ?? "") : segment))
    .join("/");
}

/**
 * A path as the site writes it. Hosts lead other forms to it, or answer them themselves: with a slash
 * at the end, or as a file (`/results.html`, `/index.html`).
 */
export function cleanPath(path: string): string {
  const file = path.replace(/^\/index(?:\.html)?$/, "/").replace(/(\w)\.html$/, "$1");
  return file === path ? path.replace(/(?<=.)\/+$/, "") : file;
}

/**
 * The parameters of a path that a pattern describes; nothing if it does not. Case counts, and a slash
 * at the end does not.
 */
export function matchPattern(
  pattern: string,
  path: string,
): Readonly<Record<string, string>> | undefined {
  const wanted = pattern.split("/");
  const segments = cleanPath(path).split("/");
  if (wanted.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const expected = wanted[index] ?? "";
    if (!isParam(expected) && expected !== segment) return undefined;
    if (isParam(expected) && segment === "") return undefined;
    if (isParam(expected)) params[expected.slice(1)] = segment;
  }
  return params;
}
