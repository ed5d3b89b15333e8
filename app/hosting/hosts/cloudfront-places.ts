import { ANY_ORIGIN, ANYBODY, OPEN, OWN_ORIGIN, SHARED_FOLDER } from "#app/hosting/places.ts";
import { EMBED_POLICY } from "#app/hosting/embed-policy.ts";
import { EMBED_PATH } from "#app/hosting/embed.ts";

/** Where CloudFront sends other fields than everywhere else. */
export interface DifferentPlace {
  /** Begins the name of its header policy. */
  readonly name: "Shared" | "Open" | "Embed";
  readonly reach: string;
  /** The origins whose pages may read it. */
  readonly readers?: string;
  readonly policy?: string;
  /** Patterns of addresses, as CloudFront writes them. */
  readonly patterns: readonly string[];
}

const open = new RegExp(OPEN);

/** @param files of the site's folder */
export function differentPlaces(files: readonly string[]): readonly DifferentPlace[] {
  const feeds = files.map((file) => `/${file}`).filter((path) => open.test(path));
  const patterns = feeds.map((path) => (path.startsWith("/data/") ? "/data/*" : path));
  return [
    { name: "Shared", reach: ANY_ORIGIN, patterns: [`/${SHARED_FOLDER}/*`] },
    { name: "Open", reach: OWN_ORIGIN, readers: ANYBODY, patterns: [...new Set(patterns)] },
    { name: "Embed", reach: ANY_ORIGIN, policy: EMBED_POLICY, patterns: [`${EMBED_PATH}*`] },
  ];
}
