import { Activity, memo, use, useState } from "react";
import { loadedPage, type RouteName, routePath } from "#app/routes.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import { FailedPage } from "./FailedPage.tsx";
import { PageRouter } from "./PageRouter.tsx";

/** Between the site's header and footer, or in their stead. */
type Place = "main" | "alone";

interface ShownPagesProps {
  /** The page that is shown; its module is here. */
  route: RouteName;
  /** The one that was pointed at last; its module is here. */
  meant: RouteName | undefined;
  place: Place;
}

export function placeOf(route: RouteName): Place {
  return loadedPage(route)?.standsAlone === true ? "alone" : "main";
}

/** Drawn anew for another page only, whatever is pointed at meanwhile. */
const Content = memo(function Content({ route }: { route: RouteName }) {
  const everywhere = use(PhotographAlbum);
  const page = loadedPage(route);
  if (page === undefined) return undefined;
  return (
    <PageRouter path={routePath(route)}>
      <PhotographAlbum value={{ ...everywhere, ...page.photographs }}>
        <ErrorBoundary what="This page" fallback={<FailedPage />}>
          <page.View />
        </ErrorBoundary>
      </PhotographAlbum>
    </PageRouter>
  );
});

/**
 * The page, and behind it, unseen, the one that somebody is about to go to: the browser draws it
 * when it has nothing else to do, with the pictures it begins with, and following the link only
 * shows it. A page that stands alone has another place than the others.
 */
export function ShownPages({ route, meant, place }: ShownPagesProps) {
  // The page of the document is not hydrated as a part that may come later.
  const [first, setFirst] = useState<RouteName | undefined>(route);
  if (first !== undefined && first !== route) setFirst(undefined);
  const drawn = [...new Set([route, meant ?? route])].filter((page) => placeOf(page) === place);
  return drawn.map((page) =>
    page === first ? (
      <Content key={page} route={page} />
    ) : (
      <Activity key={page} mode={page === route ? "visible" : "hidden"}>
        <Content route={page} />
      </Activity>
    ),
  );
}
