import { useEffect, useState } from "react";
import { cacheNames } from "#app/offline/worker/cache-names.ts";
import { type PageName, pageNames, paths } from "#app/paths.ts";

/** What the worker has stored. */
export interface Stored {
  readonly absent: readonly PageName[];
  /** The day of the deployment that is stored, where the server told it. */
  readonly day?: string | undefined;
}

/** All of it, as after any first visit: what the document says before somebody has looked. */
const everything: Stored = { absent: [] };

async function readStored(): Promise<Stored> {
  const base = import.meta.env.BASE_URL;
  const { precache } = cacheNames(new URL(base, location.href).href);
  const read = async (page: PageName) => {
    const address = base.slice(0, -1) + paths[page]();
    // Its name in the cache ends with a revision.
    return [
      page,
      await caches.match(address, { cacheName: precache, ignoreSearch: true }),
    ] as const;
  };
  const pages = await Promise.all(pageNames.map(read));
  const date = pages.find(([, answer]) => answer !== undefined)?.[1]?.headers.get("date") ?? "";
  const day = new Intl.DateTimeFormat("en-US", { month: "long", day: "numeric" });
  return {
    absent: pages.flatMap(([page, answer]) => (answer === undefined ? page : [])),
    day: date === "" ? undefined : day.format(new Date(date)),
  };
}

/** Which pages are stored, read from the cache once the page is taken over. */
export function useStored(): Stored {
  const [stored, setStored] = useState(everything);
  useEffect(() => {
    // Without a worker there are no caches to look at.
    if (navigator.serviceWorker?.controller) void readStored().then(setStored);
  }, []);
  return stored;
}
