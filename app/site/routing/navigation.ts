import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Address, type AppState, navigationApi, QUERY_CHANGE } from "#app/ui/hooks/address.ts";
import { entryState } from "#app/ui/hooks/entry-state.ts";
import { cleanPath } from "#app/lib/path/pattern.ts";
import { toTop } from "#app/lib/to-top.ts";
import { placeAt } from "#app/routes/paths.ts";
import { keepSeason } from "#app/routes/selected-season.ts";
import { pathBelowBase } from "./base-path.ts";
import { focusPage, focusWayTo } from "./focus-page.ts";
import { followLink } from "./follow-link.ts";
import { keepPlace } from "./kept-place.ts";
import { arrivedPage, fetchPage, type ShownPage } from "./page-store.ts";

/** Milliseconds after which the page announces that the next one is loading. */
const SLOW_AFTER_MS = 300;

/**
 * The `info` of a navigation that loads a document, because the page's data could not be fetched.
 */
const asDocument = "document";

/** Whether the app handles a navigation. The browser handles links to sections. */
function canShow(event: NavigateEvent): boolean {
  const { canIntercept, hashChange, downloadRequest, navigationType, info } = event;
  const isPage = canIntercept && !hashChange && downloadRequest === null;
  return isPage && navigationType !== "reload" && info !== asDocument;
}

/**
 * Whether the document was opened by a link or a typed address. After Back and a reload, the scroll
 * position is restored.
 */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
}

interface Shown {
  readonly page: ShownPage;
  readonly address: Address;
  /** Ends the navigation, so that the browser scrolls, or restores the scroll position. */
  readonly onShown?: (() => void) | undefined;
}

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

/** Event handlers for navigations, clicks and query changes. */
interface AddressHandlers {
  readonly onNavigate: (event: NavigateEvent) => void;
  readonly onSettled: () => void;
  /** Used instead of `onNavigate` without the Navigation API, when only the query changes. */
  readonly onQuery: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

/** Adds the event listeners, and returns a cleanup function. */
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
  // After React's handlers, which may prevent the default action.
  document.addEventListener("click", onClick, { signal });
  // For `entry-start.ts`, which handles links to other documents.
  document.documentElement.dataset["links"] = api === undefined ? "documents" : "app";
  keepPlace(signal);
  keepSeason(signal);
  return () => listening.abort();
}

/**
 * Keeps the page in sync with the address, starting with the document's page. Returns a cleanup
 * function.
 */
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
  /** Shows a view synchronously, so that the second of two quick presses acts on the new view. */
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
      const onShown = () => {
        // The browser does so too, but only after observers and effects have seen the new page further down.
        if (address.startsAtTop) toTop();
        resolve();
      };
      startTransition(() => setShown(() => ({ page, address, onShown })));
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
    // The document may be a stand-in for an unknown address or a page that was not stored.
    const known = isTraversal && path === firstPath ? first : arrivedPage(path);
    const load = () => pageOrDocument(path, href, event.signal);
    settle();
    state.isLeaving = true;
    slow = window.setTimeout(() => setPending(true), SLOW_AFTER_MS);
    // The address changes once the page has loaded; browsers without this option change it first.
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

  const { scrollTop: top = 0 } = entryState();
  // The prerendered view may have been too short to scroll to it.
  const toPlace = () => {
    if (top > scrollY) scrollTo({ top, behavior: "instant" });
  };
  state.isHydrated = true;
  // The document was prerendered without the query; a stand-in also without the address.
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
 * Keeps the page in sync with the address. The old page and its address stay until the next one is
 * fetched and rendered. The browser manages history and scroll positions. If a page can't be
 * fetched, or the browser lacks the Navigation API, its document is loaded.
 *
 * @param first the page of the document @param search the query it was rendered with
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
 * Sets title and focus after client navigation; for a document, the browser does that.
 *
 * @param page the current page @returns text for screen readers
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

/** Prefetches the page of a link on hover, focus or touch, and returns the last one. */
export function usePrefetch(): ShownPage | undefined {
  const [prefetched, setPrefetched] = useState<ShownPage>();
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      // Buttons that open a dialog prefetch it themselves.
      if (link === null || link.target !== "" || link.hasAttribute("aria-haspopup")) return;
      const path = link.pathname === location.pathname ? undefined : pathBelowBase(link);
      if (path === undefined || placeAt(path) === undefined) return;
      // A failed prefetch is repeated when the link is followed.
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
