import { useDeferredValue, useMemo, useState } from "react";
import { useDocumentTitle } from "#app/hooks/use-document-title.ts";
import { useQuery } from "#app/hooks/use-query.ts";
import { useTypedQuery } from "#app/hooks/use-typed-query.ts";
import { useSite } from "#app/page/site.ts";
import { titleWith } from "#app/page/titles.ts";
import { find } from "#app/search/find/find.ts";
import { prepare } from "#app/search/find/prepare.ts";
import { SearchForm } from "#app/search/components/SearchForm.tsx";
import { type SearchData, sheetsOf } from "#app/search/search-data.ts";
import { PrefetchedSheets } from "#app/ui/Art/PrefetchedSheets.tsx";
import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { PageHead } from "#app/ui/PageHead/PageHead.tsx";
import { RestOfPage } from "#app/ui/RestOfPage/RestOfPage.tsx";
import * as ui from "#words/ui.ts";
import * as words from "#words/search.ts";
import { Everything } from "./Everything.tsx";
import { Results } from "./Results.tsx";
import styles from "./SearchPage.module.css";
import { pageLabels } from "#app/paths.ts";

const head = <PageHead title={pageLabels.search} phoneCap={0.225} />;

/**
 * The search as a page: everything by kind, or what a query finds. Results follow what is typed; the
 * rows below the viewport come one frame after the others.
 */
export function View({ data }: { data: SearchData }) {
  const site = useSite();
  const { read } = useQuery();
  const search = useTypedQuery("q");
  const { text } = search;
  const query = text.trim();
  const found = useMemo(() => find(data, query, "by hits"), [data, query]);
  const [isFocused, setFocused] = useState(false);
  const settled = useDeferredValue(text);
  // What the address asks for is rendered at once: Back and Forward look for the place to scroll to.
  const isWhole = settled === text || text === (read("q") ?? "");
  useDocumentTitle(titleWith(site, query === "" ? pageLabels.search : words.searchFor(query)));
  const onFocus = () => {
    prepare(data);
    setFocused(true);
  };
  return (
    <>
      {head}
      <div className={`wrap ${styles.search}`} data-from-query onFocus={onFocus}>
        {isFocused ? <PrefetchedSheets sheets={sheetsOf(data.art)} /> : undefined}
        <SearchForm label={words.searchTeam(site.teamName)} {...search} onSubmit={search.settle} />
        {/* Hidden, not removed: taking out hundreds of links would keep the first key waiting. */}
        <div className={query === "" ? undefined : styles.hidden}>
          <RestOfPage>
            <Everything data={data} />
          </RestOfPage>
        </div>
        {query === "" ? undefined : (
          <Results data={data} found={found} query={query} isWhole={isWhole} />
        )}
        <EmptyState
          shown={query !== "" && found.count === 0}
          art={{ sheet: data.art.empty, id: "tree", viewBox: "0 0 520 400" }}
          note={words.youCanSearch}
          action={ui.clearSearch}
          onAction={search.clear}
        />
      </div>
    </>
  );
}
