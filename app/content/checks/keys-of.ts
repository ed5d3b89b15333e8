import type { Entries } from "#app/content/collect/library.ts";

/** The keys of a keyed file as written, damaged entries included; undefined if it is unreadable. */
export function keysOf(entries: Entries, file: string): ReadonlySet<string> | undefined {
  const raw = entries.get(file)?.raw;
  return typeof raw === "object" && raw !== null ? new Set(Object.keys(raw)) : undefined;
}
