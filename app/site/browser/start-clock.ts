function update(): void {
  const now = Date.now();
  for (const part of document.querySelectorAll<HTMLElement>("[data-from], [data-until]")) {
    const { from = "-Infinity", until = "Infinity" } = part.dataset;
    part.hidden = now < Number(from) || now >= Number(until);
  }
}

/**
 * Shows what is true now: an element with `data-from` begins, and one with `data-until` ends at a time in milliseconds since
 * 1970. A tab that was left open is right when it is looked at again.
 */
export function startClock(): void {
  update();
  document.addEventListener("visibilitychange", update);
}
