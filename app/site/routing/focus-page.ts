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
