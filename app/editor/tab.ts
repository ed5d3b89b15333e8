import { keep, readKept } from "./storage.ts";

const TAB_KEY = "editor-tab";
/** Prefix of the lock that each open tab holds. */
const LOCK = "editor-tab ";

/**
 * Milliseconds after which a held lock belongs to another tab. A reloaded page may hold its own for seconds on a slow
 * device; a new id would show its unsaved changes as those of another tab.
 */
const RELEASE = { reload: 5000, other: 1000 } as const;

/** 32 random hexadecimal digits; `randomUUID` would need HTTPS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
}

/** Holds a tab's lock until the tab closes. Returns false if another tab holds it. */
function hold(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const untilClosed = () => {
      resolve(true);
      return new Promise<void>(() => {});
    };
    const options = { signal: AbortSignal.timeout(isReload() ? RELEASE.reload : RELEASE.other) };
    navigator.locks.request(LOCK + id, options, untilClosed).catch(() => resolve(false));
  });
}

/** This tab, by its id, and all tabs in which the editor is open. */
export interface Tab {
  readonly id: string;
  readonly open: ReadonlySet<string>;
}

/** Identifies this tab: after a reload by the same id, in a duplicate of a tab by a new one. */
export async function openTab(): Promise<Tab> {
  const known = readKept("tab", TAB_KEY);
  const hasLocks = "locks" in navigator;
  const isOwn = known !== undefined && (!hasLocks || (await hold(known)));
  const id = isOwn ? known : randomId();
  if (!isOwn) {
    keep("tab", TAB_KEY, id);
    if (hasLocks) await hold(id);
  }
  const { held = [] } = hasLocks ? await navigator.locks.query() : {};
  const open = held.flatMap(({ name = "" }) =>
    name.startsWith(LOCK) ? name.slice(LOCK.length) : [],
  );
  return { id, open: new Set([...open, id]) };
}
