import { useEffect, useState } from "react";
import { type AroundNavHandler, Router, useLocation } from "wouter";
import { useArrival } from "#app/hooks/use-arrival.ts";
import { useAskedView } from "#app/hooks/use-asked-view.ts";
import { useTakeOver } from "#app/hooks/use-browser-value.ts";
import { useIntent } from "#app/hooks/use-intent.ts";
import { useLoadedRoute } from "#app/hooks/use-loaded-route.ts";
import { useThemeColours } from "#app/hooks/use-theme-colours.ts";
import { THEME_COLOURS } from "#app/identity/theme-colours.ts";
import { loadedPage, routeAt } from "#app/routes.ts";
import { Footer } from "#app/shell/Footer.tsx";
import { Header } from "#app/shell/Header.tsx";
import { data as everywhere } from "#app/shell/shell-photographs.data.ts";
import { placeOf, ShownPages } from "#app/shell/ShownPages.tsx";
import { forgetWaitingStep, takeStep } from "#app/shell/take-step.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { SheetsAhead } from "#app/ui/Art/SheetsAhead.tsx";
import { SkipLink } from "#app/ui/SkipLink/SkipLink.tsx";

const base = import.meta.env.BASE_URL.slice(0, -1);

const aroundNav: AroundNavHandler = (navigate, to, options) => {
  takeStep(base, navigate, to, options);
};

export function App() {
  return (
    <Router base={base} aroundNav={aroundNav}>
      <Site />
    </Router>
  );
}

function Site() {
  useTakeOver();
  useAskedView();
  const [path] = useLocation();
  const route = useLoadedRoute(routeAt(path));
  const [covered, setCovered] = useState(false);
  const page = loadedPage(route);
  const { day, night } = page?.themeColours ?? THEME_COLOURS;
  useThemeColours(day, night);
  useEffect(() => {
    addEventListener("popstate", forgetWaitingStep);
    return () => {
      removeEventListener("popstate", forgetWaitingStep);
    };
  }, []);
  const announcement = useArrival(page?.title ?? "", route);
  const meant = useIntent(base);
  const pages = { route, meant };
  return (
    <PhotographAlbum value={everywhere}>
      <SkipLink />
      <p className="sr" role="status">
        {announcement}
      </p>
      {placeOf(route) === "alone" ? undefined : (
        <>
          <Header route={route} onMenu={setCovered} />
          <main id="main" tabIndex={-1} inert={covered}>
            <ShownPages {...pages} place="main" />
          </main>
          <Footer inert={covered} />
        </>
      )}
      <ShownPages {...pages} place="alone" />
      {meant === undefined || meant === route ? undefined : (
        <SheetsAhead sheets={loadedPage(meant)?.art ?? []} />
      )}
    </PhotographAlbum>
  );
}
