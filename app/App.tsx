import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type AroundNavHandler, Router, useLocation } from "wouter";
import { useAskedView } from "#app/hooks/use-asked-view.ts";
import { useTakeOver } from "#app/hooks/use-browser-value.ts";
import { useThemeColours } from "#app/hooks/use-theme-colours.ts";
import { THEME_COLOURS } from "#app/page/theme-colours.ts";
import type { ShownPage } from "#app/routing/page-store.ts";
import { forgetWaitingStep, stepWaits, takeStep } from "#app/routing/step.ts";
import { useArrival } from "#app/routing/use-arrival.ts";
import { useIntent } from "#app/routing/use-intent.ts";
import { useShownPage } from "#app/routing/use-shown-page.ts";
import { FailedPage } from "#app/shell/FailedPage.tsx";
import { Footer } from "#app/shell/Footer.tsx";
import { Header } from "#app/shell/Header.tsx";
import { SiteContext } from "#app/page/site.ts";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { SheetsAhead } from "#app/ui/Art/SheetsAhead.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
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

/** The page alone; another address mounts it anew, even where it is of the same kind. */
function PageContent({ page }: { page: ShownPage }) {
  const { Page } = page.view;
  return (
    <ErrorBoundary key={page.path} what="This page" fallback={<FailedPage />}>
      <Page data={page.data} />
    </ErrorBoundary>
  );
}

function Site() {
  useTakeOver();
  useAskedView();
  const [path] = useLocation();
  const page = useShownPage(path);
  const isWaiting = useSyncExternalStore(stepWaits.subscribe, stepWaits.read, () => false);
  const [covered, setCovered] = useState(false);
  const { day, night } = page.themeColours ?? THEME_COLOURS;
  useThemeColours(day, night);
  useEffect(() => {
    addEventListener("popstate", forgetWaitingStep);
    return () => {
      removeEventListener("popstate", forgetWaitingStep);
    };
  }, []);
  const announcement = useArrival(page.title, page.path);
  const intended = useIntent(base);
  const photographs = useMemo(() => ({ ...page.site.photographs, ...page.photographs }), [page]);
  const content = <PageContent page={page} />;
  return (
    <SiteContext value={page.site}>
      <PhotographAlbum value={photographs}>
        <SkipLink />
        <p className="sr" role="status">
          {isWaiting ? "The page is on its way." : announcement}
        </p>
        {page.view.standsAlone === true ? (
          content
        ) : (
          <>
            <Header route={page.name} onMenu={setCovered} />
            <main id="main" tabIndex={-1} inert={covered} aria-busy={isWaiting}>
              {content}
            </main>
            <Footer inert={covered} />
          </>
        )}
        {intended === undefined || intended === page ? undefined : (
          <SheetsAhead sheets={intended.art} />
        )}
      </PhotographAlbum>
    </SiteContext>
  );
}
