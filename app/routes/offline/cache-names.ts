/**
 * Names of the worker's caches: precached files, artwork, visited pages and photographs.
 *
 * @param scope full URL of the worker's scope, with a trailing slash
 */
export function cacheNames(scope: string) {
  const nameCache = (what: string) => `site-${what}-${scope}`;
  return {
    precache: nameCache("precache"),
    art: nameCache("art"),
    seen: nameCache("seen"),
    media: nameCache("media"),
  };
}

/**
 * Whether a cache was left by an earlier worker at this address. The former site's worker included
 * its scope in the names (`workbox-precache-v2-https://host/`, `sw-precache-…-https://host/`,
 * `$$$toolbox-cache$$$https://host/$$$`). A worker for the whole host also removes caches without a
 * URL; a name with a folder of the host belongs to another site.
 */
export function isLeftBehind(name: string, scope: string): boolean {
  if (Object.values(cacheNames(scope)).includes(name)) return false;
  if (name.endsWith(scope) || name.endsWith(`${scope}$$$`)) return true;
  return new URL(scope).pathname === "/" && !name.includes(scope);
}
