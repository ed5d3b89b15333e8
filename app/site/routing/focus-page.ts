import { placeInPage } from "#app/lib/path.ts";

/**
 * Focuses the section in the address, or the page's heading, as the browser does when a document
 * loads.
 */
export function focusPage(): void {
  const target =
    document.getElementById(placeInPage(location.hash)) ??
    document.querySelector<HTMLElement>("main h1") ??
    document.getElementById("main");
  target?.setAttribute("tabindex", "-1");
  target?.focus({ preventScroll: true });
}

/**
 * Focuses the link to the view that was left, if the focused element disappeared with it, so that
 * keyboard navigation continues there.
 *
 * @param left the view's address
 */
export function focusWayTo(left: string): void {
  if (document.activeElement !== document.body) return;
  const links = document.querySelectorAll<HTMLAnchorElement>("main a[href]");
  const way = [...links].find((link) => link.href === left && link.checkVisibility());
  way?.focus({ preventScroll: true });
}
