import { placeInPage } from "#app/lib/path.ts";

/** Focuses the section of the address, or the page's heading, as the browser does for a document. */
export function focusPage(): void {
  const target =
    document.getElementById(placeInPage(location.hash)) ??
    document.querySelector<HTMLElement>("main h1") ??
    document.getElementById("main");
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}

/**
 * Focuses the link that leads to a view that was left, if the focused element went with it: the next key goes on from
 * there.
 *
 * @param left the view's address
 */
export function focusWayTo(left: string): void {
  if (document.activeElement !== document.body) return;
  const links = document.querySelectorAll<HTMLAnchorElement>("main a[href]");
  const way = [...links].find((link) => link.href === left && link.checkVisibility());
  way?.focus({ preventScroll: true });
}
