import { useEffect, useRef } from "react";
import { navigate, pathBelowBase, QUERY_CHANGE } from "#app/ui/hooks/address.ts";
import { useBrowserValue } from "#app/ui/hooks/use-browser-value.ts";
import { isPlainClick } from "#app/ui/Link/Link.tsx";

/** Shows another view of this page in place after a click on its link. All other links load documents. */
function followView(event: MouseEvent): void {
  const { target, defaultPrevented } = event;
  const link =
    target instanceof Element
      ? target.closest<HTMLAnchorElement>("[data-island] a[href]:not([href=''])")
      : null;
  if (link === null || defaultPrevented || !isPlainClick(event)) return;
  const { origin, pathname, search, hash } = link;
  if (origin !== location.origin || pathname !== location.pathname || hash !== "") return;
  event.preventDefault();
  navigate(pathBelowBase(pathname) + search, search === location.search ? "replace" : "push");
}

/**
 * After a change of view that removed the focused element: focuses the link back to the former view, or else the heading of
 * the new one, so that keyboard users go on there. Links of a `nav`, such as tabs, are in every view.
 */
function keepFocus(query: string): void {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>("main h2[tabindex]");
  const links = document.querySelectorAll<HTMLAnchorElement>("main a[href]");
  const back = [...links].find(
    (link) =>
      link.pathname === location.pathname && link.search === query && link.checkVisibility(),
  );
  const target = back?.closest("nav") === null ? back : heading;
  (target?.checkVisibility() === true ? target : back)?.focus({ preventScroll: true });
}

/** A query whose view could not be loaded, until the visitor asks for another one. */
let failedQuery: string | undefined;

const readQuery = () => (location.search === failedQuery ? "" : location.search);

/** Shows the default view in place of the one that the address asks for, and a notice (`view-notice.ts`). */
export function showDefaultView(): void {
  failedQuery = location.search;
  document.documentElement.dataset["view"] = "default";
  dispatchEvent(new Event(QUERY_CHANGE));
}

function subscribeToQuery(listener: () => void): () => void {
  const update = () => {
    if (failedQuery !== undefined && failedQuery !== location.search) {
      failedQuery = undefined;
      delete document.documentElement.dataset["view"];
    }
    listener();
  };
  addEventListener("popstate", update);
  addEventListener(QUERY_CHANGE, update);
  return () => {
    removeEventListener("popstate", update);
    removeEventListener(QUERY_CHANGE, update);
  };
}

/**
 * The query of the address. Links to other views change it in place.
 *
 * @param prerendered the query until the island is hydrated
 */
export function useShownQuery(prerendered = ""): string {
  const query = useBrowserValue(readQuery, prerendered, subscribeToQuery);
  const previous = useRef(query);
  // After the effects of the view, which may move the focus themselves.
  useEffect(() => {
    const former = previous.current;
    // Hydration is no change by the visitor: it goes from the prerendered view to that of the address.
    previous.current = readQuery();
    if (former !== query) keepFocus(former);
  }, [query]);
  useEffect(() => {
    // After React's handlers, which may prevent the default action.
    document.addEventListener("click", followView);
    return () => document.removeEventListener("click", followView);
  }, []);
  return query;
}
