import { placeInPage } from "#app/lib/path.ts";
import { isPrerendered } from "./use-browser-value.ts";

/** A link was followed to a page that is not shown yet; Back and Forward keep the browser's scroll position. */
let isNew = false;

/** Says whether the page that is rendered next is one that a link led to. */
export function expectNewPage(expected: boolean): void {
  isNew = expected;
}

/**
 * Whether the first frame of a page needs all of it: hydration gives what the document has, and where the page is not
 * shown from its top, after Back or by a link to a place in it, what is above that place has to have its height.
 */
export function isWholeAtOnce(): boolean {
  return isPrerendered() || !isNew || window.location.hash !== "";
}

/** Scrolls a page that a link led to: to what the address names, else to its top. Call it when it is rendered. */
export function scrollNewPage(): void {
  if (!isNew) return;
  isNew = false;
  const named = document.getElementById(placeInPage(window.location.hash));
  if (named === null) window.scrollTo(0, 0);
  else named.scrollIntoView();
}
