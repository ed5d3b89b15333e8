import { Activity, memo, use, useState } from "react";
import { useIntent } from "#app/hooks/use-intent.ts";
import type { Page } from "#app/page.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { SheetsAhead } from "#app/ui/Art/SheetsAhead.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";

interface ShownPageProps {
  page: Page;
  base: string;
}

/** Drawn anew for another page only, whatever is pointed at meanwhile. */
const Content = memo(function Content({ page }: { page: Page }) {
  const everywhere = use(PhotographAlbum);
  return (
    <PhotographAlbum value={{ ...everywhere, ...page.photographs }}>
      <ErrorBoundary what="This page">
        <page.View />
      </ErrorBoundary>
    </PhotographAlbum>
  );
});

/**
 * The page, and behind it, unseen, the one that somebody is about to go to: the browser draws it
 * when it has nothing else to do, with the pictures it begins with, and following the link only
 * shows it.
 */
export function ShownPage({ page, base }: ShownPageProps) {
  const meant = useIntent(base);
  // The page of the document is not hydrated as a part that may come later.
  const [first, setFirst] = useState<Page | undefined>(page);
  if (first !== undefined && first !== page) setFirst(undefined);
  const isAhead = meant !== undefined && meant !== page;
  const canWait = isAhead && meant.standsAlone !== true && page.standsAlone !== true;
  return (
    <>
      {page === first ? (
        <Content key={page.title} page={page} />
      ) : (
        <Activity key={page.title}>
          <Content page={page} />
        </Activity>
      )}
      {canWait ? (
        <Activity key={meant.title} mode="hidden">
          <Content page={meant} />
        </Activity>
      ) : undefined}
      {isAhead ? <SheetsAhead sheets={meant.art} /> : undefined}
    </>
  );
}
