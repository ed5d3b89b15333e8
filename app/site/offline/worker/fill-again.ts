import { getCacheKeyForURL, type PrecacheEntry } from "workbox-precaching";
import { hasAllArt, storeArt, type ArtStore } from "./art-store.ts";
import { cacheNames } from "#app/routes/offline/cache-names.ts";
import type { WorkerScope } from "./scope.ts";

interface Missing extends PrecacheEntry {
  readonly key: string;
}

/** Files cached at installation that are gone now. */
async function missingFiles(cache: Cache, entries: readonly PrecacheEntry[]): Promise<Missing[]> {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return entries.flatMap((entry) => {
    const key = getCacheKeyForURL(entry.url);
    return key === undefined || kept.has(key) ? [] : [{ ...entry, key }];
  });
}

async function fetchInto(cache: Cache, { url, key, integrity = "" }: Missing): Promise<void> {
  const response = await fetch(url, { cache: "no-cache", integrity });
  if (response.ok) await cache.put(key, response);
}

/**
 * Refills the caches if the browser or the user has cleared them; an installed worker never does so by
 * itself. The files must belong to this worker's deployment, so it first checks for a newer one, which brings
 * its own files.
 */
export async function fillAgain(
  { registration }: WorkerScope,
  entries: readonly PrecacheEntry[],
  art: ArtStore,
): Promise<void> {
  const cache = await caches.open(cacheNames(registration.scope).precache);
  const missing = await missingFiles(cache, entries);
  if (missing.length === 0 && (await hasAllArt(art))) return;
  await registration.update();
  if ((registration.installing ?? registration.waiting) !== null) return;
  await Promise.all([storeArt(art), ...missing.map((file) => fetchInto(cache, file))]);
}
