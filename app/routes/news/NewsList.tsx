import { Heading } from "#app/ui/Heading/Heading.tsx";
import { SearchList } from "#app/ui/SearchList/SearchList.tsx";
import { StoryCard } from "#app/page/story/StoryCard.tsx";
import type { Story } from "#app/page/story/story.ts";
import * as words from "#words/pages/news.ts";
import styles from "./NewsList.module.css";

interface NewsListProps {
  /** All that are searched. */
  stories: readonly Story[];
  /** Those of them that are listed. */
  found: readonly Story[];
  /** Whether a search found them. */
  isSearch: boolean;
}

/** Breaking News, newest first. */
export function NewsList({ stories, found, isSearch }: NewsListProps) {
  return (
    <section className={`wrap ${styles.news}`} aria-labelledby="breaking-news">
      <Heading id="breaking-news" title={words.breakingNews} />
      <SearchList name="news" items={stories} found={found} isSearch={isSearch}>
        {(rendered, shown) => (
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
        )}
      </SearchList>
    </section>
  );
}
