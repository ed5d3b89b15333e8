import { List } from "#app/ui/List/List.tsx";
import type { Story } from "./shape.ts";
import { StoryCard } from "./StoryCard.tsx";
import styles from "./StoryList.module.css";

/** Stories side by side, as many as fit. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <List className={styles.stories}>
      {stories.map((story) => (
        <StoryCard key={story.link + story.title} story={story} />
      ))}
    </List>
  );
}
