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
