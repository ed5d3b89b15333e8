/** How far the column's top is above the place where the panel begins, px. */
function scrolledPast(column: Element, panel: Element): number {
  const top = Number.parseFloat(getComputedStyle(panel).scrollMarginBlockStart);
  return Math.max(0, top - column.getBoundingClientRect().top);
}

/**
 * Places a new panel in its column; a ref of the column. The panel scrolls with the page until its
 * end shows, so one that is higher than the window would open with its head out of sight where a
 * card far down the list is pressed. `--from` on the column is the distance scrolled: the panel's
 * head stands there, below the bar. Scrolling up lowers it, so that no gap appears above the panel.
 */
export function placePanel(column: HTMLElement | null): (() => void) | undefined {
  const panel = column?.firstElementChild;
  if (column === null || !panel) return undefined;
  let from = Number.POSITIVE_INFINITY;
  const lower = () => {
    const now = scrolledPast(column, panel);
    if (now >= from) return;
    from = now;
    column.style.setProperty("--from", `${from}px`);
  };
  lower();
  addEventListener("scroll", lower, { passive: true });
  return () => {
    removeEventListener("scroll", lower);
  };
}
