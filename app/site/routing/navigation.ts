import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { matchRoute } from "#app/routes/paths.ts";
import type { AppState } from "#app/ui/hooks/address.ts";
import { pathBelowBase } from "./base-path.ts";
import { focusPage } from "./focus-page.ts";
import { followAddress, type Shown } from "./follow-address.ts";
import { fetchPage, type ShownPage } from "./page-store.ts";

/**
 * Keeps the page in sync with the address. The old page and its address stay until the next one is
 * fetched and rendered. The browser manages history and scroll positions. If a page can't be
 * fetched, or the browser lacks the Navigation API, its document is loaded.
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
 * Sets title and focus after client navigation; for a document, the browser does that.
 *
 * @param page the current page
 * @returns text for screen readers
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
      if (path === undefined || matchRoute(path) === undefined) return;
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
