import { memo } from "react";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { NewsCard } from "./NewsCard.tsx";
import type { Story } from "./news.ts";
import { useGrowing } from "./use-growing.ts";
import styles from "./NewsList.module.css";

interface NewsListProps {
  stories: readonly Story[];
  /** What a search found: it changes with every letter. */
  isSearch: boolean;
}

/** Breaking News: the stories given, newest first. */
export const NewsList = memo(function NewsList({ stories, isSearch }: NewsListProps) {
  const { shown, end } = useGrowing(stories, isSearch ? 24 : 90);
  return (
    <section className={`wrap ${styles.news}`} aria-labelledby="breaking-news">
      <Wood as="h2" id="breaking-news" text="Breaking News" cap={0.0918} phoneCap={0.155} />
      <ol className={styles.list}>
        {shown.map((story, index) => (
          <NewsCard key={story.link + story.title} story={story} isLead={index === 0} />
        ))}
      </ol>
      {end === undefined ? undefined : <div ref={end} className={styles.end} />}
    </section>
  );
});
