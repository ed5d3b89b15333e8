import { memo, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { type AroundNavHandler, Router, useLocation } from "wouter";
import { useAskedView } from "./hooks/use-asked-view.ts";
import { useMarkHydrated } from "./hooks/use-browser-value.ts";
import { useThemeColors } from "./hooks/use-theme-colors.ts";
import { SiteContext } from "./page/site.ts";
import { isStandIn, pages } from "./paths.ts";
import { cancelNavigation, navigateWhenReady, pendingNavigation } from "./routing/navigation.ts";
import type { ShownPage } from "./routing/page-store.ts";
import { ShownAddress, shownAddress } from "./routing/ShownAddress.tsx";
import { usePageChange } from "./routing/use-page-change.ts";
import { usePrefetch } from "./routing/use-prefetch.ts";
import { useShownPage } from "./routing/use-shown-page.ts";
import { FailedPage } from "./shell/prerendered.tsx";
import { Footer } from "./shell/Footer.tsx";
import { Header, SkipLink } from "./shell/Header.tsx";
import { PhotographAlbum } from "./ui/Art/album.ts";
import { PrefetchedSheets } from "./ui/Art/PrefetchedSheets.tsx";
import { ErrorBoundary } from "./ui/ErrorBoundary/ErrorBoundary.tsx";
import * as words from "./words/english/shell.ts";

const base = import.meta.env.BASE_URL.slice(0, -1);

const aroundNav: AroundNavHandler = (navigate, to, options) => {
  navigateWhenReady(base, navigate, to, options);
};

interface AppProps {
  /** The page of the document. */
  first: ShownPage;
}

export function App({ first }: AppProps) {
  return (
    <ShownAddress first={import.meta.env.SSR ? base + first.path : location.pathname}>
      <Router base={base} {...shownAddress} aroundNav={aroundNav}>
        <Site first={first} />
      </Router>
    </ShownAddress>
  );
}

/**
 * The page, memoized, because prefetching a link and announcements render the site around it. Remounts when the
 * path changes, even to a page of the same kind.
 */
const PageContent = memo(function PageContent({ page }: { page: ShownPage }) {
  const { view: Page } = page;
  return (
    <ErrorBoundary key={page.path} what={words.thisPage} fallback={<FailedPage />}>
      <Page data={page.data} />
    </ErrorBoundary>
  );
});

function Site({ first }: AppProps) {
  useMarkHydrated();
  useAskedView();
  const [path] = useLocation();
  const page = useShownPage(path, first);
  const isPending = useSyncExternalStore(
    pendingNavigation.subscribe,
    pendingNavigation.read,
    () => false,
  );
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { day, night } = page.themeColors;
  useThemeColors(day, night);
  useEffect(() => {
    addEventListener("popstate", cancelNavigation);
    return () => {
      removeEventListener("popstate", cancelNavigation);
    };
  }, []);
  const announcement = usePageChange(page.title, page.path);
  const prefetched = usePrefetch(base);
  const photographs = useMemo(() => ({ ...page.site.photographs, ...page.photographs }), [page]);
  const content = <PageContent page={page} />;
  return (
    <SiteContext value={page.site}>
      <PhotographAlbum value={photographs}>
        <SkipLink />
        <p className="sr" role="status">
          {isPending ? words.loading : announcement}
        </p>
        {!isStandIn(page.name) && pages[page.name].standsAlone === true ? (
          content
        ) : (
          <>
            <Header route={page.name} onMenu={setMenuOpen} />
            <main id="main" tabIndex={-1} inert={isMenuOpen} aria-busy={isPending}>
              {content}
            </main>
            <Footer path={page.path} inert={isMenuOpen} />
          </>
        )}
        {prefetched === undefined || prefetched === page ? undefined : (
          <PrefetchedSheets sheets={prefetched.art} />
        )}
      </PhotographAlbum>
    </SiteContext>
  );
}
