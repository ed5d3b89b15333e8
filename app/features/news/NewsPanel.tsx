import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import { NewsList } from "./NewsList.tsx";
import type { Story } from "./news.ts";
import type { NewsFilter } from "./news-filter.ts";
import { PhotoGrid } from "./PhotoGrid.tsx";
import type { Archive } from "./use-archive.ts";
import styles from "./News.module.css";

interface NewsPanelProps {
  /** The stories to list from, if they are here. */
  known: Archive;
  listed: readonly Story[];
  filter: NewsFilter;
  /** Address of the sheet of posters for all seasons. */
  allPosters: string;
  /** Address of the picture of the empty state. */
  empty: string;
  isSearch: boolean;
  onClear: () => void;
  onAll: () => void;
}

/** Posters and stories. A search shows what it found first, so that it is seen while typing. */
export function NewsPanel(props: NewsPanelProps) {
  const { known, listed, filter, allPosters, empty, isSearch, onClear, onAll } = props;
  if (known instanceof Error) throw known;
  const { season, showAll } = filter;
  const isEmpty = known !== undefined && listed.length === 0;
  const isFirst = isSearch || isEmpty;
  return (
    <div className={isFirst ? styles.found : undefined}>
      <PhotoGrid
        sheet={showAll ? allPosters : season.posters}
        grid={showAll ? "all" : String(season.year)}
        of={showAll ? "all seasons" : season.name}
      />
      <div className={styles.stories} aria-busy={known === undefined}>
        <div className="wrap">
          <EmptyState
            shown={isEmpty}
            art={{ sheet: empty, id: "tree", viewBox: "0 0 520 400" }}
            action={isSearch ? "Clear search" : "Show All News"}
            onAction={isSearch ? onClear : onAll}
          />
        </div>
        {listed.length === 0 ? undefined : <NewsList stories={listed} isSearch={isSearch} />}
      </div>
    </div>
  );
}
