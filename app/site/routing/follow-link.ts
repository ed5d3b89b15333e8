import { cleanPath } from "#app/lib/path/pattern.ts";
import { scrollToTop } from "#app/lib/to-top.ts";
import { isPlainClick } from "#app/ui/Link/Link.tsx";
import { navigate } from "#app/ui/hooks/address.ts";
import { pathBelowBase } from "./base-path.ts";
import { focusPage } from "./focus-page.ts";

/** Links in the header and footer go to a page; those in the content change the view. */
const siteLinks = "header:not(main *) a, footer:not(main *) a";

/** The link that a click follows in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (event.defaultPrevented || !isPlainClick(event) || link === null) return undefined;
  return link.target === "" && !link.hasAttribute("download") ? link : undefined;
}

/**
 * Handles a link to the current page: one in the content changes the view in place, one in the
 * header or footer scrolls to the top. The browser handles all other links.
 *
 * @param shown path of the current page
 */
export function followLink(event: MouseEvent, shown: string): void {
  const link = followedLink(event);
  const path = link && pathBelowBase(link);
  if (link === undefined || path === undefined || link.hash !== "") return;
  const clean = cleanPath(path);
  // The address bar shows one form of each address.
  if (path !== clean) link.pathname = import.meta.env.BASE_URL + clean.slice(1);
  if (clean !== shown) return;
  event.preventDefault();
  navigate(clean + link.search, link.href === location.href ? "replace" : "push");
  if (!link.matches(siteLinks)) return;
  scrollToTop();
  focusPage();
}
