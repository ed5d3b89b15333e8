/** A changed list is read from its top; the way there is nothing to watch. */
export function toTop(): void {
  scrollTo({ top: 0, behavior: "instant" });
}
