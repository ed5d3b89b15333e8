import { useEffect, useState } from "react";
import { cacheNames } from "#app/routes/offline/cache-names.ts";

/** Paths of pages stored on this device; undefined while online. */
export type StoredPaths = ReadonlySet<string> | undefined;

/** Reads the paths of precached and visited pages. */
async function readStoredPaths(): Promise<StoredPaths> {
  const base = import.meta.env.BASE_URL;
  const { precache, seen } = cacheNames(new URL(base, location.href).href);
  const requests = await Promise.all(
    [precache, seen].map(async (name) => (await caches.open(name)).keys()),
  );
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname.slice(base.length - 1)));
}

/** Reports the stored paths now and whenever the connection goes or returns, until the returned function is called. */
export function watchStoredPaths(onPaths: (paths: StoredPaths) => void): () => void {
  let isLeft = false;
  const look = async () => {
    const isAlone = !navigator.onLine && navigator.serviceWorker?.controller;
    const found = isAlone ? await readStoredPaths() : undefined;
    if (!isLeft) onPaths(found);
  };
  const onChange = () => void look();
  onChange();
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    isLeft = true;
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}

/** Pages that can be opened offline, from the service worker's caches; undefined while online. */
export function useStoredPaths(): StoredPaths {
  const [stored, setStored] = useState<StoredPaths>();
  useEffect(() => watchStoredPaths(setStored), []);
  return stored;
}

/** Whether an address can't be opened offline: the page is not stored, or it is on another site. */
export function isMissing(stored: StoredPaths, address: string): boolean {
  return stored?.has(address.replace(/[?#].*$/, "")) === false;
}
