import { useEffect, useState } from "react";
import { cacheNames } from "#app/offline/worker/cache-names.ts";

/** The paths of the pages on this device; undefined as long as there is a connection. */
export type StoredPaths = ReadonlySet<string> | undefined;

async function readStoredPaths(): Promise<StoredPaths> {
  const base = import.meta.env.BASE_URL;
  const { precache } = cacheNames(new URL(base, location.href).href);
  const requests = await (await caches.open(precache)).keys();
  return new Set(requests.map(({ url }) => new URL(url).pathname.slice(base.length - 1)));
}

/** Which pages can be opened without a connection, read from the worker's cache while there is none. */
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
