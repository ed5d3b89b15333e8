/**
 * The id that the hash of an address names. A `%` that encodes nothing stands for itself: anyone may
 * write a link to this site.
 */
export function placeInPage(hash: string): string {
  const id = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** How a published page is written for people: "cotesauvage.example/results". */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, "");
}

/** Where a calendar of the published site is followed; programs know the scheme and ask for it again and again. */
export function calendarAddress(address: string, path: string): string {
  return address.replace(/^https?:/, "webcal:") + path;
}
