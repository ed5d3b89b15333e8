import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import { usePaths } from "#app/page/use-paths.ts";
import type { SeasonData } from "#app/routes/season/season-data.ts";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { StoryCard } from "#app/page/story/StoryCard.tsx";
import * as words from "#words/pages/season.ts";
import styles from "./SeasonNews.module.css";

/** The newest stories of the year, and the way to all of them. */
export function SeasonNews({ data, className }: { data: SeasonData; className: string }) {
  const { news, newsCount, year, season } = data;
  const paths = usePaths();
  return (
    <section className={className} aria-labelledby="news">
      <Heading id="news" title={words.newsOf(year)} note={words.items(newsCount)} />
      <ul className={styles.news}>
        {news.map((story) => (
          <StoryCard key={story.link + story.title} story={story} />
        ))}
      </ul>
      {newsCount > news.length && paths.news !== undefined ? (
        <p className={`onScreens ${styles.on}`}>
          <Link href={paths.news({ season })} className={classes(buttons.button, buttons.quiet)}>
            <ButtonFace icon="arrow-right">{words.allItems(newsCount)}</ButtonFace>
          </Link>
        </p>
      ) : undefined}
    </section>
  );
}
