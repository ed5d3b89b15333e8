import { Activity, memo, use, useState } from "react";
import { useIntent } from "#app/hooks/use-intent.ts";
import { loadedPage, type RouteName, routePath } from "#app/routes.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { SheetsAhead } from "#app/ui/Art/SheetsAhead.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { PageRouter } from "./PageRouter.tsx";

interface ShownPageProps {
  /** Its module is here. */
  route: RouteName;
  base: string;
}

/** Drawn anew for another page only, whatever is pointed at meanwhile. */
const Content = memo(function Content({ route }: { route: RouteName }) {
  const everywhere = use(PhotographAlbum);
  const page = loadedPage(route);
  if (page === undefined) return undefined;
  return (
    <PageRouter path={routePath(route)}>
      <PhotographAlbum value={{ ...everywhere, ...page.photographs }}>
        <ErrorBoundary what="This page">
          <page.View />
        </ErrorBoundary>
      </PhotographAlbum>
    </PageRouter>
  );
});

/**
 * The page, and behind it, unseen, the one that somebody is about to go to: the browser draws it
 * when it has nothing else to do, with the pictures it begins with, and following the link only
 * shows it.
 */
export function ShownPage({ route, base }: ShownPageProps) {
  const meant = useIntent(base);
  // The page of the document is not hydrated as a part that may come later.
  const [first, setFirst] = useState<RouteName | undefined>(route);
  if (first !== undefined && first !== route) setFirst(undefined);
  const ahead = meant === undefined || meant === route ? undefined : loadedPage(meant);
  const standsAlone = [ahead, loadedPage(route)].some((page) => page?.standsAlone === true);
  return (
    <>
      {route === first ? (
        <Content key={route} route={route} />
      ) : (
        <Activity key={route}>
          <Content route={route} />
        </Activity>
      )}
      {meant === undefined || ahead === undefined || standsAlone ? undefined : (
        <Activity key={meant} mode="hidden">
          <Content route={meant} />
        </Activity>
      )}
      {ahead === undefined ? undefined : <SheetsAhead sheets={ahead.art} />}
    </>
  );
}
