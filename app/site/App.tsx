import { memo, useMemo, useState } from "react";
import { AddressContext, type AppState, AppStateContext } from "#app/ui/hooks/address.ts";
import { useAskedView } from "#app/ui/hooks/use-asked-view.ts";
import { useThemeColors } from "#app/ui/hooks/use-theme-colors.ts";
import { SiteContext } from "#app/routes/site.ts";
import { isStandIn, pages } from "#app/routes/paths.ts";
import { useNavigation, usePageChange, usePrefetch } from "#app/site/routing/navigation.ts";
import type { ShownPage } from "#app/site/routing/page-store.ts";
import { FailedPage } from "#app/site/shell/prerendered.tsx";
import { Footer } from "#app/site/shell/Footer.tsx";
import { Header, SkipLink } from "#app/site/shell/Header.tsx";
import { PhotographAlbum } from "#app/ui/Art/album.ts";
import { PrefetchedSheets } from "#app/ui/Art/PrefetchedSheets.tsx";
import { ErrorBoundary } from "#app/ui/ErrorBoundary/ErrorBoundary.tsx";
import * as words from "#words/shell.ts";

interface AppProps {
  /** The page that the document was prerendered from. */
  first: ShownPage;
  /** The query; undefined when prerendering. */
  search?: string;
}

export function App({ first, search = "" }: AppProps) {
  const [state] = useState<AppState>({ isHydrated: false, isLeaving: false });
  return (
    <AppStateContext value={state}>
      <Site first={first} search={search} state={state} />
    </AppStateContext>
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

function Site({ first, search, state }: Required<AppProps> & { state: AppState }) {
  useAskedView();
  const { page, address, isPending } = useNavigation(first, search, state);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { day, night } = page.themeColors;
  useThemeColors(day, night);
  const announcement = usePageChange(page);
  const prefetched = usePrefetch();
  const photographs = useMemo(() => ({ ...page.site.photographs, ...page.photographs }), [page]);
  const content = <PageContent page={page} />;
  return (
    <AddressContext value={address}>
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
              {/* Reader views look for a class of this name. */}
              <main
                id="main"
                className="content"
                tabIndex={-1}
                inert={isMenuOpen}
                aria-busy={isPending}
              >
                {content}
              </main>
              <Footer route={page.name} inert={isMenuOpen} />
            </>
          )}
          {prefetched === undefined || prefetched === page ? undefined : (
            <PrefetchedSheets sheets={prefetched.art} />
          )}
        </PhotographAlbum>
      </SiteContext>
    </AddressContext>
  );
}
