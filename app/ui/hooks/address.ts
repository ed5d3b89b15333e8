import { createContext } from "react";

/** The address of the page that is shown, and how the page was reached. */
export interface Address {
  /** Path below the site's base. */
  readonly path: string;
  /** Query; empty during hydration, as on the server. */
  readonly search: string;
  /** Whether a link led to the top of this page, so that what is below may be rendered a frame later. */
  readonly startsAtTop: boolean;
}

/** The address of the page that is shown; set by the app. */
export const AddressContext = createContext<Address>({ path: "/", search: "", startsAtTop: false });

/** State of the app that no render shows. */
export interface AppState {
  /** Set after hydration; until then a render must match the prerendered HTML. */
  isHydrated: boolean;
  /** Set while another page is loaded and rendered; the page that is left changes the address no more. */
  isLeaving: boolean;
}

/** The state of the app around a component; set by the app, one object for all its renders. */
export const AppStateContext = createContext<Readonly<AppState>>({
  isHydrated: false,
  isLeaving: false,
});

/** The Navigation API; undefined in a browser without it, or where an extension has emptied it. */
export function navigationApi(): Navigation | undefined {
  const { navigation }: { readonly navigation?: Partial<Navigation> | undefined } = window;
  const isWhole = navigation?.navigate !== undefined && navigation.addEventListener !== undefined;
  return isWhole ? window.navigation : undefined;
}

/** Event on `window` after `navigate` changed the query, in a browser without the Navigation API. */
export const QUERY_CHANGE = "querychange";

/**
 * Goes to a page or to another view of this one. A browser without the Navigation API loads a document for another
 * page.
 *
 * @param to below the site's base
 * @param history `push`, which Back undoes, or `replace`, as while typing
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
