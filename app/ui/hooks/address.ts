import { createContext } from "react";

/** The address of the current page, and how it was reached. */
export interface Address {
  /** Path below the site's base. */
  readonly path: string;
  /** Query; empty during hydration, as on the server. */
  readonly search: string;
  /**
   * Whether a link led to the top of this page, so that content below the fold may render a frame
   * later.
   */
  readonly startsAtTop: boolean;
}

/** The address of the current page; set by the app. */
export const AddressContext = createContext<Address>({ path: "/", search: "", startsAtTop: false });

/** App state that does not trigger a render. */
export interface AppState {
  /** Set after hydration; until then a render must match the prerendered HTML. */
  isHydrated: boolean;
  /**
   * Set while the next page loads and renders; the page being left no longer changes the address.
   */
  isLeaving: boolean;
}

/** Mutable app state; one object for all renders, set by the app. */
export const AppStateContext = createContext<Readonly<AppState>>({
  isHydrated: false,
  isLeaving: false,
});

/** The Navigation API; undefined if the browser lacks it, or an extension has removed it. */
export function navigationApi(): Navigation | undefined {
  const { navigation }: { readonly navigation?: Partial<Navigation> | undefined } = window;
  const isWhole = navigation?.navigate !== undefined && navigation.addEventListener !== undefined;
  return isWhole ? window.navigation : undefined;
}

/** Event on `window` after `navigate` changed the query without the Navigation API. */
export const QUERY_CHANGE = "querychange";

/**
 * Navigates to a page, or to another view of the current one. Without the Navigation API, another
 * page loads as a document.
 *
 * @param to below the site's base
 * @param history `push`, which Back undoes, or `replace`, as while
 * typing
 */
export function navigate(to: string, history: "push" | "replace" = "push"): void {
  const { href, pathname } = new URL(import.meta.env.BASE_URL + to.slice(1), location.href);
  const api = navigationApi();
  if (api !== undefined) api.navigate(href, { history });
  else if (pathname === location.pathname) {
    globalThis.history[`${history}State`](undefined, "", href);
    dispatchEvent(new Event(QUERY_CHANGE));
  } else location[history === "push" ? "assign" : "replace"](href);
}
