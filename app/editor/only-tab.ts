import { useEffect, useState } from "react";

/** Name of the lock that the tab with the editor holds. */
const LOCK = "editor";

/** A lock still held after so many milliseconds is held by another tab; a reload releases its own sooner. */
const RELEASE_MS = 2000;

/** Where the editor is; "opening" while this tab waits for the lock. */
type Place = "opening" | "here" | "elsewhere";

const hasLocks = () => "locks" in navigator;

/**
 * Whether this tab has the editor. Only one tab at a time has it, so that two never overwrite each other's unsaved
 * changes. The others wait until it is closed or reloaded, or take the editor over.
 */
export function useOnlyTab() {
  const [place, setPlace] = useState<Place>(() => (hasLocks() ? "opening" : "here"));
  const [takeovers, setTakeovers] = useState(0);
  useEffect(() => {
    if (!hasLocks()) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => setPlace("elsewhere"), RELEASE_MS);
    const hold = () => {
      clearTimeout(timer);
      setPlace("here");
      return new Promise<void>((release) =>
        leaving.signal.addEventListener("abort", () => release()),
      );
    };
    const wait = (options: LockOptions): Promise<void> =>
      navigator.locks.request(LOCK, options, hold).catch(async () => {
        if (leaving.signal.aborted) return;
        // Another tab took the editor over.
        setPlace("elsewhere");
        await wait({ signal: leaving.signal });
      });
    void wait(takeovers > 0 ? { steal: true } : { signal: leaving.signal });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [takeovers]);
  return { place, takeOver: () => setTakeovers((count) => count + 1) };
}
