import { useState } from "react";
import { Router, useLocation } from "wouter";
import { useArrival } from "#app/hooks/use-arrival.ts";
import { useTakeOver } from "#app/hooks/use-browser-value.ts";
import { useLoadedRoute } from "#app/hooks/use-loaded-route.ts";
import { useThemeColours } from "#app/hooks/use-theme-colours.ts";
import { THEME_COLOURS } from "#app/identity/theme-colours.ts";
import { queryReader } from "#app/paths.ts";
import { loadedPage, loadPage, routeAt } from "#app/routes.ts";
import { Footer } from "#app/shell/Footer.tsx";
import { Header } from "#app/shell/Header.tsx";
import { data as everywhere } from "#app/shell/shell-photographs.data.ts";
import { ShownPage } from "#app/shell/ShownPage.tsx";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { SkipLink } from "#app/ui/SkipLink/SkipLink.tsx";

const base = import.meta.env.BASE_URL.slice(0, -1);

/**
 * Waits for the next page's module, and for what its address asks for, so that the old page stays
 * until the new one can be shown.
 */
function afterLoading(
  navigate: (to: string, options?: object) => void,
  to: string,
  options?: object,
): void {
  const [path = "/", search = ""] = to.split(/[?#]/);
  const read = queryReader(search);
  const go = () => {
    const leaves = window.location.pathname !== path;
    navigate(to, options);
    if (leaves) window.scrollTo(0, 0);
  };
  const route = routeAt(path.slice(base.length));
  const known = loadedPage(route);
  const wait =
    known === undefined
      ? loadPage(route).then((page) => page.prepare?.(read))
      : known.prepare?.(read);
  if (wait === undefined) go();
  // Without its module (offline, new deployment) the page is asked for as a document.
  else wait.then(go, () => window.location.assign(to));
}

export function App() {
  return (
    <Router base={base} aroundNav={afterLoading}>
      <Site />
    </Router>
  );
}

function Site() {
  useTakeOver();
  const [path] = useLocation();
  const route = useLoadedRoute(routeAt(path));
  const [covered, setCovered] = useState(false);
  const page = loadedPage(route);
  const { day, night } = page?.themeColours ?? THEME_COLOURS;
  useThemeColours(day, night);
  const announcement = useArrival(page?.title ?? "", route);
  const view = page === undefined ? undefined : <ShownPage page={page} base={base} />;
  return (
    <PhotographAlbum value={everywhere}>
      <SkipLink />
      {page?.standsAlone === true ? (
        view
      ) : (
        <>
          <Header route={route} onMenu={setCovered} />
          <main id="main" tabIndex={-1} inert={covered}>
            {view}
          </main>
          <Footer inert={covered} />
        </>
      )}
      <p className="sr" role="status">
        {announcement}
      </p>
    </PhotographAlbum>
  );
}
