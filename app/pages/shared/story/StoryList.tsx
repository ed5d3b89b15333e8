import type { Story } from "./story.ts";
import { StoryCard } from "./StoryCard.tsx";
import styles from "./StoryList.module.css";

/** Stories beside each other, as many as have room. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <ul className={styles.stories}>
      {stories.map((story) => (
        <StoryCard key={story.link + story.title} story={story} />
      ))}
    </ul>
  );
}
