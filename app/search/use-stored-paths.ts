import { useEffect, useState } from "react";
import { cacheNames } from "#app/offline/worker/cache-names.ts";

/** The paths of the pages on this device; undefined as long as there is a connection. */
export type StoredPaths = ReadonlySet<string> | undefined;

/** What the worker holds from the start, and the pages of the record that were kept when they were seen. */
async function readStoredPaths(): Promise<StoredPaths> {
  const base = import.meta.env.BASE_URL;
  const { precache, seen } = cacheNames(new URL(base, location.href).href);
  const requests = await Promise.all(
    [precache, seen].map(async (name) => (await caches.open(name)).keys()),
  );
  return new Set(requests.flat().map(({ url }) => new URL(url).pathname.slice(base.length - 1)));
}

/** Which pages can be opened without a connection, read from the worker's caches while there is none. */
export function useStoredPaths(): StoredPaths {
  const [stored, setStored] = useState<StoredPaths>();
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const isAlone = !navigator.onLine && navigator.serviceWorker?.controller;
      const found = isAlone ? await readStoredPaths() : undefined;
      if (!isLeft) setStored(found);
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
  }, []);
  return stored;
}

/** Whether an address cannot be opened: its page is not stored, or it is elsewhere. */
export function isMissing(stored: StoredPaths, address: string): boolean {
  return stored?.has(address.replace(/[?#].*$/, "")) === false;
}
