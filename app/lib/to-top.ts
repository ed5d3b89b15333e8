/** Scrolls to the top of a list that has changed, without animation. */
export function scrollToTop(): void {
  scrollTo({ top: 0, behavior: "instant" });
}
