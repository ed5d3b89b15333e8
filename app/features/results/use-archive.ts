import { useCallback, useEffect, useState } from "react";
import type { Volume } from "./shaped.ts";

export type LoadArchive = () => Promise<{ data: Volume }>;

export interface Archive {
  readonly volume: Volume | undefined;
  readonly failed: boolean;
  /** Fetches it ahead of its need. */
  readonly fetchAhead: () => void;
}

/** Once it is here it stays for the visit. */
let arrived: Volume | undefined;

/** The volume of all years but the default season's: fetched when it is needed, and only then. */
export function useArchive(load: LoadArchive, needed: boolean): Archive {
  const [volume, setVolume] = useState(arrived);
  const [failed, setFailed] = useState(false);
  const fetchAhead = useCallback(() => {
    if (arrived !== undefined) return;
    load().then(
      ({ data }) => {
        arrived = data;
        setVolume(data);
      },
      () => {
        setFailed(true);
      },
    );
  }, [load]);
  useEffect(() => {
    if (needed) fetchAhead();
  }, [needed, fetchAhead]);
  return { volume, failed, fetchAhead };
}
