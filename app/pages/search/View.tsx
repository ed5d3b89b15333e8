import { lazy, Suspense, useState } from "react";
import { pageLabels } from "#app/routes/paths.ts";
import { useSite } from "#app/routes/site.ts";
import { titleWith } from "#app/routes/titles.ts";
import { HitList } from "#app/search/HitList.tsx";
import type { Kind, SearchData } from "#app/search/search-data.ts";
import { SearchForm } from "#app/search/SearchForm.tsx";
import { PrefetchedSheets } from "#app/ui/Art/PrefetchedSheets.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { List } from "#app/ui/List/List.tsx";
import { useDocumentTitle } from "#app/ui/hooks/use-document-title.ts";
import { useTypedQuery } from "#app/ui/hooks/use-typed-query.ts";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { badgesOfAllEditions } from "#words/pages/badge-quest.ts";
import * as words from "#words/search.ts";
import styles from "./SearchPage.module.css";

/** The code that searches is loaded when somebody is about to. */
const loadHits = () => import("#app/search/Hits.tsx");
const Hits = lazy(async () => ({ default: (await loadHits()).Hits }));

/** Nobody reads more. */
const MAX_HITS = 50;

/** Every page, and the badges and tournaments that no other page lists. */
function Index({ documents }: Pick<SearchData, "documents">) {
  const listed = (wanted: Kind) =>
    documents.filter(({ kind, drawing }) => kind === wanted && (kind === "badges" || !drawing));
  const lists = [
    ["a-badges", badgesOfAllEditions, listed("badges")],
    ["a-tournaments", words.notSanctioned, listed("tournaments")],
  ] as const;
  return (
    <div className={styles.index}>
      <p className={styles.noScripts}>{words.withoutScripts}</p>
      <HitList hits={listed("pages")} art={{}} />
      {lists.map(([id, title, list]) =>
        list.length === 0 ? undefined : (
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

/** The search page: the hits of a query, or else every page. */
export function View({ data }: { data: SearchData }) {
  const site = useSite();
  const search = useTypedQuery("q");
  const query = search.text.trim();
  const [isFocused, setFocused] = useState(false);
  useDocumentTitle(titleWith(site, query === "" ? pageLabels.search : words.searchFor(query)));
  const onFocus = () => {
    void loadHits().catch(() => undefined);
    setFocused(true);
  };
  return (
    <>
      <PageHead title={pageLabels.search} phoneCap={0.225} />
      <div className={`wrap ${styles.search}`} data-from-query onFocus={onFocus}>
        {isFocused ? <PrefetchedSheets sheets={Object.values(data.art)} /> : undefined}
        <SearchForm label={words.searchTeam(site.teamName)} {...search} onSubmit={search.settle} />
        {query === "" ? (
          <Index documents={data.documents} />
        ) : (
          <Suspense>
            <Hits data={data} query={query} maxHits={MAX_HITS} onClear={search.clear} />
          </Suspense>
        )}
      </div>
    </>
  );
}
