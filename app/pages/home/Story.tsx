import { Link } from "#app/ui/Link/Link.tsx";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { arrowOf } from "#app/ui/AnyLink/arrow-of.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { useSite } from "#app/pages/shared/site.ts";
import { usePaths } from "#app/pages/shared/use-paths.ts";
import * as words from "#words/pages/home.ts";
import type { HomeContent } from "./shape-home.ts";
import styles from "./Story.module.css";
import buttons from "#app/ui/Button/Button.module.css";

/** The newest story, and a link to all of them. */
export function NewestStory({ story }: { story: NonNullable<HomeContent["story"]> }) {
  const { title, link, date, by, isVideo, all } = story;
  const site = useSite();
  const { language = site.language } = story;
  const { news } = usePaths();
  return (
    <section aria-labelledby="story">
      <Heading id="story" title={words.newestStory} note={date} />
      <AnyLink href={link} className={`plainLink slab ${styles.story}`}>
        <span className="lab row">
          <Icon name={isVideo ? "play" : "article"} />
          {by}
        </span>
        <b className="d3 linkName" lang={language}>
          {title}
        </b>
        <span className={buttons.round}>
          <Icon name={arrowOf(link)} />
        </span>
      </AnyLink>
      {news === undefined ? undefined : (
        <p className={styles.more}>
          <Link href={news({ show: "all" })}>{all}</Link>
        </p>
      )}
    </section>
  );
}
