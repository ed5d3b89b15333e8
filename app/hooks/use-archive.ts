import { useEffect, useState } from "react";
import type { Archive } from "#app/lib/archive/archive.ts";

interface Fetched<T> {
  /** `undefined` while it is not here. */
  readonly data: T | undefined;
  /** It is needed and did not come. */
  readonly failed: boolean;
}

/** What an archive holds, fetched when it is needed; whatever was fetched ahead is here at once. */
export function useArchive<T>(archive: Archive<T>, isNeeded: boolean): Fetched<T> {
  const [fetched, setFetched] = useState(archive.arrived);
  const [failed, setFailed] = useState(false);
  const data = fetched ?? archive.arrived();
  // What was drawn counts: it may have arrived since, while nobody saw the page.
  const isMissing = isNeeded && data === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    archive.fetch().then(
      (arrived) => {
        setFetched(() => arrived);
      },
      () => {
        setFailed(true);
      },
    );
    // Whoever comes back to it tries again.
    return () => {
      setFailed(false);
    };
  }, [archive, isMissing]);
  return { data, failed: failed && isMissing };
}
