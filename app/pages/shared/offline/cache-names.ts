/**
 * The caches of this worker: precached files, artwork, and visited pages of the record, assets and
 * photographs.
 */
export interface CacheNames {
  readonly precache: string;
  readonly art: string;
  readonly seen: string;
  readonly assets: string;
  readonly media: string;
}

/**
 * The names of the worker's caches.
 *
 * @param scope the full address below which the worker answers, with a slash at its end
 */
export function cacheNames(scope: string): CacheNames {
  const named = (what: string) => `site-${what}-${scope}`;
  return {
    precache: named("precache"),
    art: named("art"),
    seen: named("seen"),
    assets: named("assets"),
    media: named("media"),
  };
}

/**
 * Whether an earlier worker of this address left a cache. The former site's worker named its caches after its
 * scope (`workbox-precache-v2-https://host/`, `sw-precache-…-https://host/`,
 * `$$$toolbox-cache$$$https://host/$$$`). A worker for the whole host also removes those without an address;
 * a name with a folder of the host belongs to another site there.
 */
export function isLeftBehind(name: string, scope: string): boolean {
  if (Object.values<string>({ ...cacheNames(scope) }).includes(name)) return false;
  if (name.endsWith(scope) || name.endsWith(`${scope}$$$`)) return true;
  return new URL(scope).pathname === "/" && !name.includes(scope);
}
