import { useEffect, useState } from "react";
import { loadPage, routeAt, type RouteName } from "#app/routes.ts";

const signs = ["pointerover", "focusin", "touchstart"] as const;

function linkedPath(event: Event, base: string): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.origin !== location.origin || link.target !== "") return undefined;
  return link.pathname.slice(base.length);
}

/**
 * Whoever points at a link, reaches it by keyboard or touches it, gets its page loaded meanwhile.
 *
 * @returns the route of the page that was meant last, once that is here
 */
export function useIntent(base: string): RouteName | undefined {
  const [meant, setMeant] = useState<RouteName>();
  useEffect(() => {
    const prepare = (event: Event) => {
      const path = linkedPath(event, base);
      // A page that cannot be loaded now is asked for again when the link is followed.
      if (path === undefined) return;
      const route = routeAt(path);
      loadPage(route).then(
        () => {
          setMeant(route);
        },
        () => undefined,
      );
    };
    for (const sign of signs) document.addEventListener(sign, prepare, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, prepare);
    };
  }, [base]);
  return meant;
}
