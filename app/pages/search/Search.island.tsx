import { lazy, Suspense, use } from "react";
import { useSite } from "#app/routes/site.ts";
import { useDocumentTitle } from "#app/routes/use-document-title.ts";
import { loadSearch } from "#app/search/load-search.ts";
import type { SearchDocument } from "#app/search/search-data.ts";
import { SearchForm } from "#app/search/SearchForm.tsx";
import { useTypedQuery } from "#app/ui/hooks/use-typed-query.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import styles from "./SearchPage.module.css";

/** The code that searches is loaded when somebody is about to. */
const loadHits = () => import("#app/search/Hits.tsx");
const Hits = lazy(async () => ({ default: (await loadHits()).Hits }));

/** Hits beyond these are too poor to be read. */
const MAX_HITS = 50;

interface SearchProps {
  /** Pages that lead to everything, shown while nothing is searched for. */
  pages: readonly Pick<SearchDocument, "title" | "href">[];
}

function PageList({ pages }: SearchProps) {
  return (
    <>
      <p className={styles.noScripts}>
        Search needs JavaScript. These pages lead to everything on the site.
      </p>
      <List className={styles.index}>
        {pages.map(({ title, href }) => (
          <li key={href}>
            <Link href={href} className="link d3">
              {title}
            </Link>
          </li>
        ))}
      </List>
    </>
  );
}

/** Fetches what a search needs; the search itself fetches it again if that fails. */
function fetchSearch(): void {
  Promise.all([loadHits(), loadSearch()]).catch(() => undefined);
}

interface FetchedHitsProps {
  query: string;
  onClear: () => void;
}

/** The hits of a query, once what a search needs has arrived. */
function FetchedHits(props: FetchedHitsProps) {
  return <Hits data={use(loadSearch())} maxHits={MAX_HITS} {...props} />;
}

/** The hits of a query, or else links that lead to every page. */
export function Search({ pages }: SearchProps) {
  const { teamName } = useSite();
  const search = useTypedQuery("q");
  const query = search.text.trim();
  useDocumentTitle(query === "" ? "Search" : `${query}, search`);
  return (
    <div className={`wrap ${styles.search}`} data-depends-on-query onFocus={fetchSearch}>
      <SearchForm label={`Search ${teamName}`} {...search} onSubmit={search.onSettle} />
      {query === "" ? (
        <PageList pages={pages} />
      ) : (
        <Suspense fallback={<div className="arriving" aria-busy="true" />}>
          <FetchedHits query={query} onClear={search.clear} />
        </Suspense>
      )}
    </div>
  );
}
