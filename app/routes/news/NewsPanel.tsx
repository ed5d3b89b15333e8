import { EmptyState } from "#app/ui/EmptyState/EmptyState.tsx";
import * as ui from "#words/ui.ts";
import * as words from "#words/pages/news.ts";
import { NewsList } from "./NewsList.tsx";
import type { Story } from "#app/page/story/story.ts";
import { PhotoGrid } from "./PhotoGrid.tsx";

interface NewsPanelProps {
  /** All that are searched. */
  stories: readonly Story[];
  /** Those of them that are listed. */
  listed: readonly Story[];
  /** Address of the sheet of posters. */
  posters: string;
  /** Whose photographs stand in the grid: "2022", "all" */
  grid: string;
  /** "Côte Sauvage 2022", "all seasons" */
  of: string;
  /** Address of the picture of the empty state. */
  empty: string;
  isSearch: boolean;
  /** Clears the search, or else shows all. */
  startOver: () => void;
}

/** The stories, then the pictures. */
export function NewsPanel(props: NewsPanelProps) {
  const { stories, listed, posters, grid, of, empty, isSearch, startOver } = props;
  const isEmpty = listed.length === 0;
  return (
    <div data-from-query>
      <div className="wrap">
        <EmptyState
          shown={isEmpty}
          art={{ sheet: empty, id: "tree", viewBox: "0 0 520 400" }}
          action={isSearch ? ui.clearSearch : words.showAllNews}
          onAction={startOver}
        />
      </div>
      <div hidden={isEmpty}>
        <NewsList stories={stories} found={listed} />
      </div>
      <PhotoGrid sheet={posters} grid={grid} of={of} />
    </div>
  );
}
