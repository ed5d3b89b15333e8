import { memo } from "react";
import { useDrawnList } from "#app/hooks/use-drawn-list.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { NewsCard } from "./NewsCard.tsx";
import type { Story } from "./news.ts";
import styles from "./NewsList.module.css";

/** More than any season has. */
const FIRST = 90;

/** More than a screen shows, and not many more: what a search found changes with every key. */
const FIRST_FOUND = 24;

interface NewsListProps {
  /** All that are searched. */
  stories: readonly Story[];
  /** Those of them that are listed. */
  found: readonly Story[];
  isSearch: boolean;
}

/** Breaking News, newest first. */
export const NewsList = memo(function NewsList({ stories, found, isSearch }: NewsListProps) {
  const first = isSearch ? FIRST_FOUND : FIRST;
  const { drawn, shown, end } = useDrawnList(stories, found, first);
  return (
    <section
      className={`wrap ${styles.news}`}
      aria-labelledby="breaking-news"
      hidden={found.length === 0}
    >
      <Wood as="h2" id="breaking-news" text="Breaking News" cap={0.0918} phoneCap={0.155} />
      <ol className={styles.list}>
        {drawn.map((story) => (
          <NewsCard
            key={story.link + story.title}
            story={story}
            isLead={story === found[0]}
            isShown={shown.has(story)}
          />
        ))}
      </ol>
      {end === undefined ? undefined : <div ref={end} className={styles.end} />}
    </section>
  );
});
