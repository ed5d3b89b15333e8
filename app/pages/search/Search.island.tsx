import { lazy, Suspense, use } from "react";
import { useSite } from "#app/routes/site.ts";
import { HitList } from "#app/search/HitList.tsx";
import { loadSearch } from "#app/search/load-search.ts";
import type { SearchDocument } from "#app/search/search-data.ts";
import { SearchForm } from "#app/search/SearchForm.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { useTypedQuery } from "#app/ui/hooks/use-typed-query.ts";
import styles from "./SearchPage.module.css";

/** The code that searches is loaded when somebody is about to. */
const loadHits = () => import("#app/search/Hits.tsx");
const Hits = lazy(async () => ({ default: (await loadHits()).Hits }));

/** Nobody reads more. */
const MAX_HITS = 50;

type LinkedDocument = Pick<SearchDocument, "title" | "href">;

interface IndexProps {
  pages: readonly SearchDocument[];
  badges: readonly LinkedDocument[];
  /** Tournaments that no other page lists. */
  tournaments: readonly LinkedDocument[];
}

function Index({ pages, badges, tournaments }: IndexProps) {
  const lists = [
    ["a-badges", "Badges of all editions", badges],
    ["a-tournaments", "Tournaments outside the record", tournaments],
  ] as const;
  return (
    <div className={styles.index}>
      <p className={styles.noScripts}>
        Search needs JavaScript. These pages lead to everything on the site.
      </p>
      <HitList hits={pages} art={{}} />
      {lists.map(
        ([id, title, list]) =>
          list.length > 0 && (
            <section key={id} aria-labelledby={id}>
              <Heading id={id} title={title} />
              <List>
                {list.map((document) => (
                  <li key={document.href}>
                    <Link href={document.href} className="link">
                      {document.title}
                    </Link>
                  </li>
                ))}
              </List>
            </section>
          ),
      )}
    </div>
  );
}

/** Fetches what a search needs; the search itself fetches it again if that fails. */
function fetchSearch(): void {
  Promise.all([loadHits(), loadSearch()]).catch(() => undefined);
}

interface IndexedHitsProps {
  query: string;
  onClear: () => void;
}

/** The hits of a query, once the index has arrived. */
function IndexedHits(props: IndexedHitsProps) {
  return <Hits data={use(loadSearch())} maxHits={MAX_HITS} {...props} />;
}

/** The hits of a query, or else every page. */
export function Search(index: IndexProps) {
  const site = useSite();
  const search = useTypedQuery("q");
  const query = search.text.trim();
  useDocumentTitle(`${query === "" ? "Search" : `${query}, search`} · ${site.name}`);
  return (
    <div className={`wrap ${styles.search}`} data-depends-on-query onFocus={fetchSearch}>
      <SearchForm label={`Search ${site.teamName}`} {...search} onSubmit={search.onSettle} />
      {query === "" ? (
        <Index {...index} />
      ) : (
        <Suspense>
          <IndexedHits query={query} onClear={search.clear} />
        </Suspense>
      )}
    </div>
  );
}
