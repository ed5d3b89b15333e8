import { longDate } from "#app/domain/dates/written-dates.ts";
import { classes } from "#app/lib/classes.ts";
import type { NewsItem } from "#app/record/record.ts";
import { useSite } from "#app/routes/site.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import { storyKinds } from "#words/story-kinds.ts";
import styles from "./StoryCard.module.css";

/** A story. Articles have a line below, videos a gold background. The whole card is one link. */
export function StoryCard({ story }: { story: NewsItem }) {
  const { title, link, date, author, type } = story;
  const isVideo = type === "VIDEO";
  const site = useSite();
  const { language = site.language } = story;
  return (
    <li className={classes(styles.card, isVideo && styles.video)}>
      <ExternalLink href={link} className="link">
        <span className={`lab row muted ${styles.type}`}>
          <Icon name={isVideo ? "play" : "article"} />
          {storyKinds[type]}
        </span>
        <h3 className={`d3 linkName ${styles.title}`} lang={language}>
          {title}
        </h3>
        <p className={`cluster muted sm ${styles.by}`}>
          <span>{author}</span> <time dateTime={date}>{longDate(date)}</time>
        </p>
      </ExternalLink>
    </li>
  );
}
