/** The target of a request, below the site's base. */
export interface RequestTarget {
  /** Decoded, so that an address has one form. */
  readonly path: string;
  /** The path as it was sent, which a redirect may repeat. */
  readonly sent: string;
  /** The query as it was sent, with its question mark; empty if there is none. */
  readonly query: string;
}

/**
 * Reads the target of a request. Undefined if it is below another base, cannot be decoded, or has a
 * null character.
 */
export function requestTarget(url: string, base: string): RequestTarget | "malformed" | undefined {
  // A client may write the host before the path, as to a proxy (RFC 9112, 3.2.2).
  const [sent, ...query] = url.replace(/^https?:\/\/[^/?#]*/i, "").split("?");
  const written = sent || "/";
  try {
    const path = decodeURIComponent(written);
    if (path.includes("\0")) return "malformed";
    if (!path.startsWith(base)) return undefined;
    return {
      path: path.slice(base.length - 1),
      sent: written.startsWith(base) ? written.slice(base.length - 1) : "",
      query: query.map((part) => `?${part}`).join(""),
    };
  } catch {
    return "malformed";
  }
}
