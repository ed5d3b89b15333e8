import { onScreen, useDrawnList, WHOLE } from "#app/hooks/use-drawn-list.ts";
import { usePhone } from "#app/hooks/use-phone.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { NewsCard } from "./NewsCard.tsx";
import type { Story } from "./news.ts";
import styles from "./NewsList.module.css";

/** How high a row of cards is, px, with its share of what stands above the list. */
const ROW = 300;

/** How many cards fill the rows that the window shows; the first one has two columns of three. */
function inRows(phone: boolean): number {
  const rows = onScreen(ROW);
  return phone ? rows : 3 * rows - 1;
}

interface NewsListProps {
  /** All that are searched. */
  stories: readonly Story[];
  /** Those of them that are listed. */
  found: readonly Story[];
  /** Whether it may begin with what a screen shows: somebody types. */
  brief: boolean;
}

/** Breaking News, newest first. */
export function NewsList({ stories, found, brief }: NewsListProps) {
  const phone = usePhone();
  const first = brief ? inRows(phone) : WHOLE;
  const { drawn, shown, end } = useDrawnList(stories, found, first, brief ? undefined : "news");
  return (
    <section className={`wrap ${styles.news}`} aria-labelledby="breaking-news">
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
}
