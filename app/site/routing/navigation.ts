import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Address, type AppState, navigationApi, QUERY_CHANGE } from "#app/ui/hooks/address.ts";
import { cleanPath } from "#app/lib/path/pattern.ts";
import { placeAt } from "#app/pages/shared/paths.ts";
import { pathBelowBase } from "./base-path.ts";
import { focusPage, focusWayTo } from "./focus-page.ts";
import { followLink } from "./follow-link.ts";
import { keepPlace, keptPlace } from "./kept-place.ts";
import { arrivedPage, fetchPage, type ShownPage } from "./page-store.ts";

/** Milliseconds after which the page announces that the next one is loading. */
const SLOW_AFTER_MS = 300;

/** The `info` of a navigation that loads a document, because the page could not be fetched. */
const asDocument = "document";

/** Whether the app handles a navigation. The browser scrolls to sections. */
function canShow(event: NavigateEvent): boolean {
  const { canIntercept, hashChange, downloadRequest, navigationType, info } = event;
  const isPage = canIntercept && !hashChange && downloadRequest === null;
  return isPage && navigationType !== "reload" && info !== asDocument;
}

/** Whether a link or a typed address led to the document; Back and a reload restore its scroll position. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
}

interface Shown {
  readonly page: ShownPage;
  readonly address: Address;
  /** Ends the navigation, so that the browser scrolls, or scrolls to where the visitor was. */
  readonly onShown?: (() => void) | undefined;
}

/** Callbacks of a navigation. */
interface Reports {
  readonly setShown: (next: (now: Shown) => Shown) => void;
  readonly setPending: (isPending: boolean) => void;
}

/** Fetches the page at a path; if it fails, loads the document and returns undefined. */
async function pageOrDocument(path: string, href: string, signal: AbortSignal) {
  try {
    return await fetchPage(path);
  } catch {
    if (!signal.aborted) navigation.navigate(href, { info: asDocument });
    return undefined;
  }
}

/** Handlers of navigations, clicks and changes of the query. */
interface AddressHandlers {
  readonly onNavigate: (event: NavigateEvent) => void;
  readonly onSettled: () => void;
  /** Without the Navigation API, in place of `onNavigate`: only the query changes within a document. */
  readonly onQuery: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** Listens to the address, and returns how to stop. */
function listen({ onNavigate, onSettled, onQuery, onClick }: AddressHandlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const api = navigationApi();
  if (api !== undefined) {
    api.addEventListener("navigate", onNavigate, { signal });
    api.addEventListener("navigatesuccess", onSettled, { signal });
    api.addEventListener("navigateerror", onSettled, { signal });
  } else {
    for (const event of ["popstate", QUERY_CHANGE]) addEventListener(event, onQuery, { signal });
  }
  // After the handlers of React, which may have another use for a click.
  document.addEventListener("click", onClick, { signal });
  // Ends what `entry-start.ts` does for links until then.
  document.documentElement.dataset["links"] = "app";
  keepPlace(signal);
  return () => listening.abort();
}

/** Follows the address from the document's page on, and returns how to stop. */
function followAddress(
  first: ShownPage,
  state: AppState,
  { setShown, setPending }: Reports,
): () => void {
  const firstPath = pathBelowBase(location) ?? first.path;
  let current = first;
  let slow: number | undefined;
  let shownHref = location.href;

  const settle = () => {
    clearTimeout(slow);
    setPending(false);
    state.isLeaving = false;
  };
  /** Shows a view at once, so that the second of two quick presses meets the view of the first. */
  const showView = (path: string, search: string) => {
    const left = shownHref;
    shownHref = location.href;
    const address = { path, search, startsAtTop: false };
    flushSync(() =>
      setShown((now) => (now.address.search === search ? now : { page: now.page, address })),
    );
    focusWayTo(left);
  };
  const showPage = (page: ShownPage, address: Address) =>
    new Promise<void>((resolve) => {
      current = page;
      shownHref = location.href;
      // A transition lets the browser answer input while React renders the page.
      startTransition(() => setShown(() => ({ page, address, onShown: resolve })));
    });
  const toView = (event: NavigateEvent, path: string, search: string) => {
    event.intercept({
      focusReset: "manual",
      scroll: event.navigationType === "traverse" ? "after-transition" : "manual",
      handler: async () => showView(path, search),
    });
  };
  const toPage = (event: NavigateEvent, { href, search, hash }: URL, path: string) => {
    const isTraversal = event.navigationType === "traverse";
    // The document may have a stand-in for an address that is unknown or was not stored.
    const known = isTraversal && path === firstPath ? first : arrivedPage(path);
    const load = () => pageOrDocument(path, href, event.signal);
    settle();
    state.isLeaving = true;
    slow = window.setTimeout(() => setPending(true), SLOW_AFTER_MS);
    // The address changes once the page is here; a browser without this option changes it before.
    const precommitHandler = async () => void (await load());
    event.intercept({
      focusReset: "manual",
      ...(known !== undefined || isTraversal ? {} : { precommitHandler }),
      handler: async () => {
        const page = known ?? (await load());
        if (page === undefined || event.signal.aborted) return;
        await showPage(page, { path, search, startsAtTop: !isTraversal && hash === "" });
      },
    });
  };
  const onNavigate = (event: NavigateEvent) => {
    const url = new URL(event.destination.url);
    const path = canShow(event) ? pathBelowBase(url) : undefined;
    if (path === undefined) return;
    if (cleanPath(path) === current.path) toView(event, path, url.search);
    else if (placeAt(path) !== undefined || event.navigationType === "traverse") {
      toPage(event, url, path);
    }
  };

  const top = keptPlace();
  // The prerendered view may have been too short.
  const toPlace = () => {
    if (top > scrollY) scrollTo({ top, behavior: "instant" });
  };
  state.isHydrated = true;
  // The document was rendered without its query, and a stand-in without its address.
  startTransition(() => {
    const startsAtTop = isNewVisit() && location.hash === "";
    const address = { path: firstPath, search: location.search, startsAtTop };
    setShown((now) => ({ ...now, address, onShown: startsAtTop ? undefined : toPlace }));
  });
  return listen({
    onNavigate,
    onSettled: settle,
    onQuery: () => showView(firstPath, location.search),
    onClick: (event) => followLink(event, current.path),
  });
}

/**
 * Shows the page of the address. The old page stays, with its own address, until the next one is fetched and rendered.
 * The browser keeps the history and the scroll positions. A page that cannot be fetched is loaded as a document, and so
 * is every page in a browser without the Navigation API.
 *
 * @param first the page of the document
 * @param search the query it was rendered with
 */
export function useNavigation(
  first: ShownPage,
  search: string,
  state: AppState,
): Shown & { readonly isPending: boolean } {
  const [shown, setShown] = useState<Shown>({
    page: first,
    address: { path: first.path, search, startsAtTop: false },
  });
  const [isPending, setPending] = useState(false);
  useLayoutEffect(() => {
    shown.onShown?.();
  }, [shown]);
  useEffect(() => followAddress(first, state, { setShown, setPending }), [first, state]);
  return { ...shown, isPending };
}

/**
 * Sets title and focus after client navigation; the browser does that for a document.
 *
 * @param page the shown one
 * @returns the announcement
 */
export function usePageChange({ title, path }: ShownPage): string {
  const before = useRef(path);
  const [announcement, setAnnouncement] = useState("");
  // Before the page's own effects, so that a page can set a more specific title.
  useLayoutEffect(() => {
    if (before.current !== path) document.title = title;
  }, [title, path]);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    // After the page's own effects, which may have put a season or person into the title.
    setAnnouncement(document.title);
    focusPage();
  }, [path]);
  return announcement;
}

/** Prefetches the page of a link that is pointed at, focused or touched, and returns the last one. */
export function usePrefetch(): ShownPage | undefined {
  const [prefetched, setPrefetched] = useState<ShownPage>();
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      // Buttons of a dialog fetch it themselves.
      if (link === null || link.target !== "" || link.hasAttribute("aria-haspopup")) return;
      const path = link.pathname === location.pathname ? undefined : pathBelowBase(link);
      if (path === undefined || placeAt(path) === undefined) return;
      // A failed page is fetched again when the link is followed.
      fetchPage(path).then(setPrefetched, () => undefined);
    };
    const listening = new AbortController();
    for (const sign of ["pointerover", "focusin", "touchstart"]) {
      document.addEventListener(sign, prefetch, { passive: true, signal: listening.signal });
    }
    return () => listening.abort();
  }, []);
  return prefetched;
}
