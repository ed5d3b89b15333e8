import { classes } from "#app/lib/classes.ts";
import { useSite } from "#app/routes/site.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { storyKinds } from "#words/story-kinds.ts";
import type { Story } from "./shape.ts";
import styles from "./StoryCard.module.css";

/** A story. Articles have a line below, videos a gold background. The whole card is one link. */
export function StoryCard({ story }: { story: Story }) {
  const { title, link, date, longDate, author, video } = story;
  const site = useSite();
  const { language = site.language } = story;
  return (
    <li className={classes(styles.card, video && styles.video)}>
      <ExternalLink href={link} className="link">
        <span className={`lab row muted ${styles.type}`}>
          <Icon name={video ? "play" : "article"} />
          {video ? storyKinds.VIDEO : storyKinds.ARTICLE}
        </span>
        <h3 className={`d3 linkName ${styles.title}`} lang={language}>
          {title}
        </h3>
        <p className={`cluster muted sm ${styles.by}`}>
          <span>{author}</span> <time dateTime={date}>{longDate}</time>
        </p>
      </ExternalLink>
    </li>
  );
}
