import { queryReader } from "#app/paths.ts";
import { loadedPage, loadPage, routeAt } from "#app/routes.ts";

interface StepOptions {
  /** The address is only written anew, as after typing: no step of the visitor's. */
  readonly replace?: boolean;
}

/** Raised by every step of the visitor's: of those that wait for their page the last one counts. */
let steps = 0;

/** Back and Forward are steps too: what waits for its page is not shown any more. */
export function forgetWaitingStep(): void {
  steps += 1;
}

/**
 * Goes to an address once the next page's module is here, and what its address asks for, so that
 * the old page stays until the new one can be shown.
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
  const [path = "/", search = ""] = to.split(/[?#]/);
  const read = queryReader(search);
  const go = () => {
    if (step !== steps) return;
    const leaves = window.location.pathname !== path;
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
  const route = routeAt(path.slice(base.length));
  const known = loadedPage(route);
  const wait =
    known === undefined
      ? loadPage(route).then((page) => page.prepare?.(read))
      : known.prepare?.(read);
  if (wait === undefined) go();
  // Without its module (offline, new deployment) the page is asked for as a document.
  else {
    wait.then(go, () => {
      if (step === steps) window.location.assign(to);
    });
  }
}
