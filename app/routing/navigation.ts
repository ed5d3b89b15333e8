import { expectNewPage } from "#app/hooks/new-page.ts";
import { arrivedPage, fetchPage } from "./page-store.ts";

interface NavigateOptions {
  /** The address of this page changes, as after typing: the visitor stays where she is. */
  readonly replace?: boolean;
}

/** Milliseconds after which the page says that the next one is on its way. */
const SLOW_AFTER_MS = 300;

/** Counts navigations: of those that wait for their page only the last one takes place. */
let count = 0;
let isPending = false;
const listeners = new Set<() => void>();

function setPending(next: boolean): void {
  if (isPending === next) return;
  isPending = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: whether a navigation has waited for its page for a while. */
export const pendingNavigation = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): boolean => isPending,
};

/** For Back and Forward: a page that is still on its way is not shown any more. */
export function cancelNavigation(): void {
  count += 1;
  expectNewPage(false);
  setPending(false);
}

/**
 * Goes to an address once its page is here, so that the old page stays until the new one can be
 * shown. A page that does not arrive (offline, a new deployment) is asked for as a document.
 *
 * @param base where the site lies on its host, without a slash at its end
 */
export function navigateWhenReady<O extends NavigateOptions>(
  base: string,
  navigate: (to: string, options?: O) => void,
  to: string,
  options?: O,
): void {
  const [address = "/"] = to.split(/[?#]/);
  // A page that is being left, while the next one is rendered, changes the address no more.
  if (options?.replace === true && address !== window.location.pathname) return;
  if (options?.replace !== true) count += 1;
  const current = count;
  const go = () => {
    if (current !== count) return;
    setPending(false);
    expectNewPage(window.location.pathname !== address);
    try {
      navigate(to, options);
    } catch {
      expectNewPage(false);
      // Some browsers allow only so many changes of the history a minute. A link then loads its document, and what is
      // typed filters without an address.
      if (options?.replace !== true) window.location.assign(to);
      return;
    }
  };
  const path = address.slice(base.length);
  if (arrivedPage(path) !== undefined) {
    go();
    return;
  }
  const slow = setTimeout(() => setPending(current === count), SLOW_AFTER_MS);
  fetchPage(path)
    .then(go, () => {
      if (current === count) window.location.assign(to);
    })
    .finally(() => clearTimeout(slow));
}
