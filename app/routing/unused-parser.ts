/** Stands in the browser for the router's parser of patterns: `app/paths.ts` finds the page of an address. */
export function parse(pattern: string): never {
  throw new Error(`The site has no route by a pattern, such as ${pattern}.`);
}
