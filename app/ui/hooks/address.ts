import { createContext } from "react";

/** Event on `window` after the query of the address has changed in place. */
export const QUERY_CHANGE = "querychange";

/** The address of the current page. */
export interface Address {
  /** Path below the site's base. */
  readonly path: string;
  /** Query; empty during hydration, as on the server. */
  readonly search: string;
}

/** The address of the current page; set by the app. */
export const AddressContext = createContext<Address>({ path: "/", search: "" });

/** A path without the site's base path, and with the slash at its beginning. */
export function pathBelowBase(pathname: string): string {
  return pathname.slice(import.meta.env.BASE_URL.length - 1);
}

/**
 * Loads another page, or shows another view of the current one in place.
 *
 * @param to below the site's base
 * @param history `push`, which Back undoes, or `replace`, as while typing
 */
export function navigate(to: string, history: "push" | "replace" = "push"): void {
  const { href, pathname } = new URL(import.meta.env.BASE_URL + to.slice(1), location.href);
  if (pathname === location.pathname) {
    globalThis.history[`${history}State`](undefined, "", href);
    dispatchEvent(new Event(QUERY_CHANGE));
  } else location[history === "push" ? "assign" : "replace"](href);
}
