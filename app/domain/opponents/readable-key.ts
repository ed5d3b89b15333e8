import { capitalize } from "#app/lib/text/capitalize.ts";

/** A name for a key that nothing is known about: "hoist-x" becomes "Hoist X". */
export function readableKey(key: string): string {
  const words = key.split(/[-_\s]+/).filter((word) => word !== "");
  return words.map(capitalize).join(" ");
}
