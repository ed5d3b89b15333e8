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
