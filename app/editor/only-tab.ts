import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Name of the lock that the tab with the editor holds. */
const LOCK = "editor";

/** Name of the lock that it keeps until what is typed in it is stored, even if another tab takes over. */
const TYPING_LOCK = "editor-typing";

/** A lock still held after so many milliseconds is held by another tab; a reload releases its own sooner. */
const RELEASE_MS = 2000;

/** The tab that has the editor; "opening" while this one waits for the lock. */
type TabWithEditor = "opening" | "here" | "elsewhere";

const hasLocks = () => "locks" in navigator;

/**
 * Whether this tab has the editor. Only one tab at a time has it, so that two never overwrite each other's unsaved
 * changes. The others wait until it is closed or reloaded, or take the editor over.
 */
export function useOnlyTab() {
  const [tab, setTab] = useState<TabWithEditor>(() => (hasLocks() ? "opening" : "here"));
  /** Options of the request for the lock; setting them requests it again. */
  const [options, setOptions] = useState<LockOptions>({});
  useEffect(() => {
    if (!hasLocks()) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => setTab("elsewhere"), RELEASE_MS);
    const hold = () =>
      navigator.locks.request(TYPING_LOCK, { signal }, () => {
        clearTimeout(timer);
        setTab("here");
        return new Promise<void>((release) => signal.addEventListener("abort", () => release()));
      });
    navigator.locks.request(LOCK, options.steal ? options : { signal }, hold).catch(() => {
      if (signal.aborted) return;
      // Another tab takes the editor over. Fields are committed like before leaving the page.
      dispatchEvent(new Event("pagehide"));
      flushSync(() => {
        setTab("elsewhere");
        setOptions({});
      });
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [options]);
  return { tab, takeOver: () => setOptions({ steal: true }) };
}
