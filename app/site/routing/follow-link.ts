import { cleanPath } from "#app/lib/path/pattern.ts";
import { toTop } from "#app/lib/to-top.ts";
import { placeAt } from "#app/pages/shared/paths.ts";
import { withSeason } from "#app/pages/shared/selected-season.ts";
import { isPlainClick } from "#app/ui/Link/Link.tsx";
import { navigate, navigationApi } from "#app/ui/hooks/address.ts";
import { pathBelowBase } from "./base-path.ts";
import { focusPage } from "./focus-page.ts";

/** Links of the header and the footer lead to a page, those of its content to a view of it. */
const siteLinks = "header:not(main *) a, footer:not(main *) a";

/** The link that a click follows in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (event.defaultPrevented || !isPlainClick(event) || link === null) return undefined;
  return link.target === "" && !link.hasAttribute("download") ? link : undefined;
}

/**
 * Follows a link to the page that is shown: one in its content changes the view in place, one in the header or footer
 * goes to the top. All other links are the browser's. If it lacks the Navigation API, it loads a document for each page,
 * and the address carries the selected season there.
 *
 * @param shown path of the page that is shown
 */
export function followLink(event: MouseEvent, shown: string): void {
  const link = followedLink(event);
  const path = link && pathBelowBase(link);
  if (link === undefined || path === undefined || link.hash !== "") return;
  const { href, search } = link;
  if (cleanPath(path) === shown) {
    event.preventDefault();
    navigate(path + search, href === location.href ? "replace" : "push");
    if (!link.matches(siteLinks)) return;
    toTop();
    focusPage();
  } else if (navigationApi() === undefined && placeAt(path) !== undefined) {
    event.preventDefault();
    location.assign(withSeason(href));
  }
}
