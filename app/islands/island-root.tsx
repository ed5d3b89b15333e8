import { type ReactNode, useLayoutEffect, useMemo } from "react";
import type { Album } from "#app/lib/photograph.ts";
import { SiteContext, type SiteData } from "#app/routes/site.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { AddressContext } from "#app/ui/hooks/address.ts";
import { useScripts } from "#app/ui/hooks/use-browser-value.ts";
import { useShownQuery } from "./use-shown-query.ts";

/** Facts of the page and the site that islands know. */
export interface Surroundings {
  /** Path of the page, below the site's base. */
  readonly path: string;
  readonly site: SiteData;
  /** Photographs that replace the islands' drawings. */
  readonly photographs: Album;
}

interface IslandRootProps extends Surroundings {
  /** The query that it is prerendered with: none, but in tests. */
  readonly search?: string;
  /** Called in the browser, when the island shows the view of the address, before it is painted. */
  readonly onShown?: () => void;
  readonly children: ReactNode;
}

/** The surroundings of an island: the same when it is prerendered and in the browser. */
export function IslandRoot(props: IslandRootProps) {
  const { path, site, photographs, search: prerendered, onShown, children } = props;
  const search = useShownQuery(prerendered);
  // Once hydrated, the island shows the view of the address, no longer the prerendered one.
  const isHydrated = useScripts();
  useLayoutEffect(() => {
    if (isHydrated) onShown?.();
  }, [isHydrated, onShown]);
  const address = useMemo(() => ({ path, search }), [path, search]);
  return (
    <AddressContext value={address}>
      <SiteContext value={site}>
        <PhotographAlbum value={photographs}>{children}</PhotographAlbum>
      </SiteContext>
    </AddressContext>
  );
}
