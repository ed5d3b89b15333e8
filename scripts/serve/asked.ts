/** What a request asks for, below the site's base. */
export interface Asked {
  /** Decoded, so that an address has one form however it was written. */
  readonly path: string;
  /** As it was written, with its question mark; empty where there is none. */
  readonly query: string;
}

/**
 * Reads the target of a request. Nothing where it is below another base; an address that cannot be
 * decoded, or names the character nought, is none.
 */
export function asked(target: string, base: string): Asked | "malformed" | undefined {
  const [written = "", ...query] = target.split("?");
  try {
    const path = decodeURIComponent(written);
    if (path.includes("\0")) return "malformed";
    if (!path.startsWith(base)) return undefined;
    return {
      path: path.slice(base.length - 1),
      query: query.map((part) => `?${part}`).join(""),
    };
  } catch {
    return "malformed";
  }
}
