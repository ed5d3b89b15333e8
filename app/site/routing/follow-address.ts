import { startTransition } from "react";
import { flushSync } from "react-dom";
import { type Address, type AppState, navigationApi, QUERY_CHANGE } from "#app/ui/hooks/address.ts";
import { entryState } from "#app/ui/hooks/entry-state.ts";
import { cleanPath } from "#app/lib/path/pattern.ts";
import { scrollToTop } from "#app/lib/to-top.ts";
import { isStandIn, matchRoute } from "#app/routes/paths.ts";
import { keepSeason } from "#app/routes/selected-season.ts";
import { pathBelowBase } from "./base-path.ts";
import { focusWayTo } from "./focus-page.ts";
import { followLink } from "./follow-link.ts";
import { keepPlace } from "./kept-place.ts";
import { getFreshPage, fetchPage, type ShownPage } from "./page-store.ts";

/** Milliseconds after which the page announces that the next one is loading. */
const SLOW_AFTER_MS = 300;

/** Milliseconds after which a page is loaded as a document, which has its styles and drawings in it. */
const STALLED_MS = 6000;

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

export interface Shown {
  readonly page: ShownPage;
  readonly address: Address;
  /** Ends the navigation, so that the browser scrolls, or restores the scroll position. */
  readonly onShown?: (() => void) | undefined;
}

interface Reports {
  readonly setShown: (next: (now: Shown) => Shown) => void;
  readonly setPending: (isPending: boolean) => void;
}

/** Fetches the page at a path; if it fails or stalls, loads the document and returns undefined. */
async function pageOrDocument(path: string, href: string, signal: AbortSignal) {
  const stalled = new Promise<never>((_, reject) => {
    setTimeout(reject, STALLED_MS);
  });
  try {
    return await Promise.race([fetchPage(path), stalled]);
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

/** The page that is shown, and how to show another one. */
interface Follower extends Reports {
  /** The document's page, and the path of its address, which differs for a stand-in. */
  readonly first: ShownPage;
  readonly firstPath: string;
  readonly state: AppState;
  current: ShownPage;
  shownHref: string;
  /** Timer of the announcement that a page is loading. */
  slowTimer?: number;
}

function settle(follower: Follower): void {
  clearTimeout(follower.slowTimer);
  follower.setPending(false);
  follower.state.isLeaving = false;
}

function beginLeaving(follower: Follower): void {
  settle(follower);
  follower.state.isLeaving = true;
  follower.slowTimer = window.setTimeout(() => follower.setPending(true), SLOW_AFTER_MS);
}

/** Shows a view synchronously, so that the second of two quick presses acts on the new view. */
function showView(follower: Follower, path: string, search: string): void {
  const left = follower.shownHref;
  follower.shownHref = location.href;
  const address = { path, search, startsAtTop: false };
  flushSync(() =>
    follower.setShown((now) => (now.address.search === search ? now : { page: now.page, address })),
  );
  focusWayTo(left);
}

/** Shows a page in a transition, which lets the browser answer input meanwhile. */
function showPage(follower: Follower, page: ShownPage, address: Address): Promise<void> {
  follower.current = page;
  follower.shownHref = location.href;
  return new Promise((resolve) => {
    const onShown = () => {
      // The browser does so too, but only after observers and effects have seen the new page further down.
      if (address.startsAtTop) scrollToTop();
      resolve();
    };
    startTransition(() => follower.setShown(() => ({ page, address, onShown })));
  });
}

function goToView(follower: Follower, event: NavigateEvent, path: string, search: string): void {
  event.intercept({
    focusReset: "manual",
    scroll: event.navigationType === "traverse" ? "after-transition" : "manual",
    handler: async () => showView(follower, path, search),
  });
}

/** A page that the tab holds; its document may be a stand-in for an unknown address or a page that was not stored. */
function heldPage({ first, firstPath }: Follower, path: string, isTraversal: boolean) {
  const isStandInAgain = isTraversal && path === firstPath && isStandIn(first.name);
  return isStandInAgain ? first : getFreshPage(path);
}

function goToPage(follower: Follower, event: NavigateEvent, url: URL, path: string): void {
  const isTraversal = event.navigationType === "traverse";
  const known = heldPage(follower, path, isTraversal);
  const load = () => pageOrDocument(path, url.href, event.signal);
  const startsAtTop = !isTraversal && url.hash === "";
  beginLeaving(follower);
  // The address changes once the page has loaded; browsers without this option change it first.
  const precommitHandler = async () => void (await load());
  event.intercept({
    focusReset: "manual",
    ...(known !== undefined || isTraversal ? {} : { precommitHandler }),
    handler: async () => {
      const page = known ?? (await load());
      if (page === undefined || event.signal.aborted) return;
      await showPage(follower, page, { path, search: url.search, startsAtTop });
    },
  });
}

function followNavigation(follower: Follower, event: NavigateEvent): void {
  const url = new URL(event.destination.url);
  const path = canShow(event) ? pathBelowBase(url) : undefined;
  if (path === undefined) return;
  if (cleanPath(path) === follower.current.path) goToView(follower, event, path, url.search);
  else if (matchRoute(path) !== undefined || event.navigationType === "traverse") {
    goToPage(follower, event, url, path);
  }
}

/** Shows what the address requests: the document was prerendered without the query, a stand-in also without the path. */
function showRequestedView({ firstPath, setShown }: Follower): void {
  const { scrollTop: top = 0 } = entryState();
  // The prerendered view may have been too short to scroll to it.
  const toPlace = () => {
    if (top > scrollY) scrollTo({ top, behavior: "instant" });
  };
  startTransition(() => {
    const startsAtTop = isNewVisit() && location.hash === "";
    const address = { path: firstPath, search: location.search, startsAtTop };
    setShown((now) => ({ ...now, address, onShown: startsAtTop ? undefined : toPlace }));
  });
}

/**
 * Keeps the page in sync with the address, starting with the document's page. Returns a cleanup
 * function.
 */
export function followAddress(first: ShownPage, state: AppState, reports: Reports): () => void {
  const firstPath = pathBelowBase(location) ?? first.path;
  const shownHref = location.href;
  const follower: Follower = { ...reports, first, firstPath, state, current: first, shownHref };
  state.isHydrated = true;
  showRequestedView(follower);
  return listen({
    onNavigate: (event) => followNavigation(follower, event),
    onSettled: () => settle(follower),
    onQuery: () => showView(follower, firstPath, location.search),
    onClick: (event) => followLink(event, follower.current.path),
  });
}
