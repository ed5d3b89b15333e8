import type { Surroundings } from "./island-root.tsx";

/** Everything that the islands of a page need besides their code: one script of a document, as JSON. */
export interface IslandData extends Surroundings {
  /** Props of every island, in page order. */
  readonly props: readonly object[];
}

/** The id of the script element with the data; browsers do not execute it. */
export const ISLAND_DATA = "island-data";

/** Prefix of the ids in an island, so that two islands of a page share none. */
export const getIdPrefix = (position: number): string => `island-${position}-`;

/** Reads the data from the document; throws a SyntaxError if it has none. */
export function readIslandData(): IslandData {
  return JSON.parse(document.getElementById(ISLAND_DATA)?.textContent ?? "");
}

/**
 * The place of a value that JSON would change: a date, a number that is not finite, a function, an object of a class, or a gap
 * in a list. Undefined if there is none. A property without a value may be missing: it reads the same.
 *
 * @param path of the value, for the message
 */
export function findLoss(value: unknown, path = "props"): string | undefined {
  if (value === null || typeof value === "string" || typeof value === "boolean") return undefined;
  if (typeof value === "number") return Number.isFinite(value) ? undefined : path;
  if (Array.isArray(value)) {
    const losses = Array.from(value, (item, index) => findLoss(item, `${path}[${index}]`));
    return losses.find((loss) => loss !== undefined);
  }
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return path;
  for (const [name, property] of Object.entries(value)) {
    const loss = property === undefined ? undefined : findLoss(property, `${path}.${name}`);
    if (loss !== undefined) return loss;
  }
  return undefined;
}
