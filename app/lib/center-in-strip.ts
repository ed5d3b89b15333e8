/** Scrolls a strip, never the page, so that the item at an index is centered. */
export function centerInStrip(strip: HTMLElement | null, place: number): void {
  const item = strip?.children[place];
  if (strip == null || item === undefined) return;
  const [view, box] = [strip.getBoundingClientRect(), item.getBoundingClientRect()];
  strip.scrollLeft += box.left + box.width / 2 - (view.left + view.width / 2);
}
