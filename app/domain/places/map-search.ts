/** A map of a place for which the content names none. */
export function mapSearch(where: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(where)}`;
}
