import { useEffect, useState } from "react";
import { cacheNames } from "#app/routes/offline/cache-names.ts";
import { monthAndDay } from "#app/domain/dates/written-dates.ts";
import { venueDay } from "#app/domain/dates/venue-clock.ts";
import type { StorablePage } from "./shape-offline.ts";

/** Date of a moment in the visitor's time zone and the club's style: "May 3" or "3 May". */
export function storedDay(moment: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return monthAndDay(venueDay(moment.getTime(), timeZone));
}

/** Pages stored by the service worker. */
export interface Stored {
  /** Paths of main pages that are missing. */
  readonly absent: readonly string[];
  /** Paths of detail pages that were opened, most recent first. */
  readonly opened: readonly string[];
  /** Date of the stored deployment, if known. */
  readonly day?: string | undefined;
}

/** The prerendered state: everything is stored, as after any first visit. */
const everything: Stored = { absent: [], opened: [] };

/** Documents in the cache of opened pages: all other files have an extension. */
async function readOpened(seen: string): Promise<readonly string[]> {
  const base = import.meta.env.BASE_URL;
  const requests = await (await caches.open(seen)).keys();
  const files = requests.map(({ url }) => new URL(url).pathname.slice(base.length - 1));
  return files.filter((file) => !/\.\w+$/.test(file)).toReversed();
}

async function readStored(pages: readonly StorablePage[]): Promise<Stored> {
  const base = import.meta.env.BASE_URL;
  const { precache, seen } = cacheNames(new URL(base, location.href).href);
  const read = async ({ path }: StorablePage) => {
    const address = base.slice(0, -1) + path;
    // Its cache key has a revision as query.
    return [
      path,
      await caches.match(address, { cacheName: precache, ignoreSearch: true }),
    ] as const;
  };
  const found = await Promise.all(pages.map(read));
  const date = found.find(([, answer]) => answer !== undefined)?.[1]?.headers.get("date") ?? "";
  return {
    absent: found.flatMap(([path, answer]) => (answer === undefined ? path : [])),
    opened: await readOpened(seen),
    day: date === "" ? undefined : storedDay(new Date(date)),
  };
}

/** Reads the stored pages from the cache after hydration. */
export function useStored(pages: readonly StorablePage[]): Stored {
  const [stored, setStored] = useState(everything);
  useEffect(() => {
    // Without a worker there are no caches.
    if (navigator.serviceWorker?.controller) void readStored(pages).then(setStored);
  }, [pages]);
  return stored;
}
