/** The id in a URL's hash. A malformed `%` is kept, because links from other sites may have one. */
export function placeInPage(hash: string): string {
  const id = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** Display form of a published address: "cotesauvage.example/results". */
export function shownAddress(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/, "");
}

/**
 * Address of a link from the content. A path of this site, such as `/results`, is put below `site`; a link to
 * another site stays as it is.
 *
 * @param site the published address or the base path, without a slash at the end
 */
export function linkBelow(site: string, link: string): string {
  return link.startsWith("/") ? site + link : link;
}

/** Address for subscribing to a calendar (`webcal:`), which calendar apps refresh regularly. */
export function calendarAddress(address: string, path: string): string {
  return address.replace(/^https?:/, "webcal:") + path;
}
