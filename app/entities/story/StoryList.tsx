import { newestFirst } from "#app/domain/dates/newest-first.ts";
import type { NewsItem } from "#app/record/record.ts";
import { List } from "#app/ui/List/List.tsx";
import { StoryCard } from "./StoryCard.tsx";
import styles from "./StoryList.module.css";

/** Stories side by side, as many as fit, newest first. */
export function StoryList({ stories }: { stories: readonly NewsItem[] }) {
  return (
    <List as="ol" className={styles.stories}>
      {newestFirst(stories, ({ date }) => date).map((story) => (
        <StoryCard key={story.link + story.title} story={story} />
      ))}
    </List>
  );
}
