import { useEffect, useState } from "react";
import type { LoadArchive, Story } from "./news.ts";

/** The stories of all seasons; none until they are here; an error if they cannot be fetched. */
export type Archive = readonly Story[] | Error | undefined;

/** The archive, fetched when it is first wanted. */
export function useArchive(load: LoadArchive, isWanted: boolean): Archive {
  const [archive, setArchive] = useState<Archive>();
  useEffect(() => {
    if (!isWanted || archive !== undefined) return undefined;
    let left = false;
    load().then(
      (stories) => {
        if (!left) setArchive(stories);
      },
      (cause: unknown) => {
        if (!left) setArchive(new Error("The news could not be fetched.", { cause }));
      },
    );
    return () => {
      left = true;
    };
  }, [load, isWanted, archive]);
  return archive;
}
