import { useArchive } from "#app/hooks/use-archive.ts";
import type { LogBook } from "./log-book.ts";
import { useScene } from "./use-scene.ts";

/**
 * The award log with its views, fetched when details are first shown; none until it is here. A log that cannot be
 * fetched is thrown, so that the panel says so.
 */
export function useLogBook(): LogBook | undefined {
  const { data, failed } = useArchive(useScene().book, true);
  if (failed) throw new Error("The award log could not be fetched.");
  return data;
}
