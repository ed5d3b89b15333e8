import { useEffect, useState } from "react";
import { cacheNames } from "#app/offline/worker/cache-names.ts";
import { monthAndDay } from "#app/domain/dates/written-dates.ts";
import { venueDay } from "#app/domain/dates/venue-clock.ts";
import type { StorablePage } from "./shape-offline.ts";

/** The visitor's day of a moment, as the club writes days: "May 3" or "3 May". */
export function storedDay(moment: Date): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return monthAndDay(venueDay(moment.getTime(), timeZone));
}

/** Pages stored by the service worker. */
export interface Stored {
  /** Paths of pages that it should have and has not. */
  readonly absent: readonly string[];
  /** Paths of the pages of the record that were opened, the last first. */
  readonly opened: readonly string[];
  /** The day of the deployment that is stored, where the server told it. */
  readonly day?: string | undefined;
}

/** All of it, as after any first visit: what the document says before somebody has looked. */
const everything: Stored = { absent: [], opened: [] };

/** The documents in the cache of pages that were seen: all other files have an ending. */
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
    // Its name in the cache ends with a revision.
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
    // Without a worker there are no caches to look at.
    if (navigator.serviceWorker?.controller) void readStored(pages).then(setStored);
  }, [pages]);
  return stored;
}
