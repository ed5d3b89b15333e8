import { placeInPage } from "#app/lib/path.ts";
import { isPrerendered } from "./use-browser-value.ts";

/**
 * A link was followed to a page that is not rendered yet. Back and Forward keep the browser's scroll
 * position.
 */
let isNew = false;

/** Sets whether the next rendered page is the target of a link. */
export function expectNewPage(expected: boolean): void {
  isNew = expected;
}

/**
 * Whether the first frame of a page needs all of it. That is so during hydration, and if the page does not
 * start at its top, after Back or for a link to a section, because everything above that place needs its
 * height.
 */
export function isWholeAtOnce(): boolean {
  return isPrerendered() || !isNew || window.location.hash !== "";
}

/**
 * Scrolls the target page of a link to the section in the address, else to its top. Call it after rendering.
 */
export function scrollNewPage(): void {
  if (!isNew) return;
  isNew = false;
  const named = document.getElementById(placeInPage(window.location.hash));
  if (named === null) window.scrollTo(0, 0);
  else named.scrollIntoView();
}
