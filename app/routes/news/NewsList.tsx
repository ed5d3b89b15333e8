import { useSearchRows } from "#app/hooks/use-search-rows.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { StoryCard } from "#app/page/story/StoryCard.tsx";
import type { Story } from "#app/page/story/story.ts";
import * as words from "#words/pages/news.ts";
import styles from "./NewsList.module.css";

interface NewsListProps {
  /** All that are searched. */
  stories: readonly Story[];
  /** Those of them that are listed. */
  found: readonly Story[];
}

/** Breaking News, newest first. */
export function NewsList({ stories, found }: NewsListProps) {
  const { rendered, shown } = useSearchRows(stories, found);
  return (
    <section className={`wrap ${styles.news}`} aria-labelledby="breaking-news">
      <Heading id="breaking-news" title={words.breakingNews} />
      <ol className={styles.list}>
        {rendered.map((story) => (
          <StoryCard
            key={story.link + story.title}
            story={story}
            isLead={story === found[0]}
            isShown={shown.has(story)}
          />
        ))}
      </ol>
    </section>
  );
}
