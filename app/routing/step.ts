import { arrivedPage, fetchPage } from "./page-store.ts";

interface StepOptions {
  /** The address is only written anew, as after typing: no step of the visitor's. */
  readonly replace?: boolean;
}

/** Milliseconds after which the page says that the next one is on its way. */
const PATIENCE = 300;

/** Counts the visitor's steps: of those that wait for their page only the last one is taken. */
let steps = 0;
let waiting = false;
const listeners = new Set<() => void>();

function setWaiting(next: boolean): void {
  if (waiting === next) return;
  waiting = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: whether a step has waited for its page for a while. */
export const stepWaits = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): boolean => waiting,
};

/** Back and Forward are steps too: a page that is still on its way is not shown any more. */
export function forgetWaitingStep(): void {
  steps += 1;
  setWaiting(false);
}

/**
 * Goes to an address once its page is here, so that the old page stays until the new one can be
 * shown. A page that does not arrive (offline, a new deployment) is asked for as a document.
 *
 * @param base where the site lies on its host, without a slash at its end
 */
export function takeStep<O extends StepOptions>(
  base: string,
  navigate: (to: string, options?: O) => void,
  to: string,
  options?: O,
): void {
  if (options?.replace !== true) steps += 1;
  const step = steps;
  const [address = "/"] = to.split(/[?#]/);
  const go = () => {
    if (step !== steps) return;
    setWaiting(false);
    const leaves = window.location.pathname !== address;
    try {
      navigate(to, options);
    } catch {
      // Some browsers allow only so many steps a minute. A link then loads its document, and what is
      // typed filters without an address.
      if (options?.replace !== true) window.location.assign(to);
      return;
    }
    if (leaves) window.scrollTo(0, 0);
  };
  const path = address.slice(base.length);
  if (arrivedPage(path) !== undefined) {
    go();
    return;
  }
  const slow = setTimeout(() => setWaiting(step === steps), PATIENCE);
  fetchPage(path)
    .then(go, () => {
      if (step === steps) window.location.assign(to);
    })
    .finally(() => clearTimeout(slow));
}
