import { useEffect, useState } from "react";

/** Name of the lock that the tab with the editor holds. */
const LOCK = "editor";

/** Milliseconds after which a held lock belongs to another tab: a reloaded page gives up its own within them. */
const RELEASE = 2000;

/**
 * Whether this tab has the editor. Only one tab at a time has it, so that two never overwrite each other's unsaved
 * changes. A tab waits until the other one is closed or reloaded, or takes the editor over.
 */
export function useOnlyTab() {
  const hasLocks = "locks" in navigator;
  const [state, setState] = useState<"opening" | "here" | "elsewhere">(
    hasLocks ? "opening" : "here",
  );
  const [takeovers, setTakeovers] = useState(0);
  useEffect(() => {
    if (!hasLocks) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => setState("elsewhere"), RELEASE);
    const hold = () => {
      clearTimeout(timer);
      setState("here");
      return new Promise<void>((release) =>
        leaving.signal.addEventListener("abort", () => release()),
      );
    };
    const options = takeovers > 0 ? { steal: true } : { signal: leaving.signal };
    // Another tab has taken the editor over, or this one leaves.
    navigator.locks.request(LOCK, options, hold).catch(() => setState("elsewhere"));
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [hasLocks, takeovers]);
  return { state, takeOver: () => setTakeovers((count) => count + 1) };
}
