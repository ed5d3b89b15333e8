import { useEffect, useState } from "react";
import { fetchPage, type ShownPage } from "./page-store.ts";

const signs = ["pointerover", "focusin", "touchstart"] as const;

function linkedPath(event: Event, base: string): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.origin !== location.origin || link.target !== "") return undefined;
  // A picture to download is no page, and what opens a dialog fetches that itself.
  if (link.hasAttribute("download") || link.hasAttribute("aria-haspopup")) return undefined;
  return link.pathname === location.pathname ? undefined : link.pathname.slice(base.length);
}

/**
 * Prefetches the page of a link that is pointed at, focused or touched.
 *
 * @returns the last page that was prefetched
 */
export function usePrefetch(base: string): ShownPage | undefined {
  const [prefetched, setPrefetched] = useState<ShownPage>();
  useEffect(() => {
    const prefetch = (event: Event) => {
      const path = linkedPath(event, base);
      // A page that cannot be fetched now is asked for again when the link is followed.
      if (path !== undefined) fetchPage(path).then(setPrefetched, () => undefined);
    };
    for (const sign of signs) document.addEventListener(sign, prefetch, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prefetch);
    };
  }, [base]);
  return prefetched;
}
