import { memo } from "react";
import { classes } from "#app/lib/classes.ts";
import { useSite } from "#app/routes/site.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { storyKinds } from "#words/story-kinds.ts";
import type { Story } from "./shape.ts";
import styles from "./StoryCard.module.css";

interface StoryCardProps {
  story: Story;
  isShown?: boolean;
}

/** A story. Articles have a top border, videos a gold background. The whole card is one link. */
export const StoryCard = memo(function StoryCard({ story, isShown = true }: StoryCardProps) {
  const { title, link, date, longDate, author, video } = story;
  const site = useSite();
  const { language = site.language } = story;
  return (
    <li className={classes(styles.card, video && styles.video)} hidden={!isShown}>
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
        <span className={classes(buttons.round, styles.disc)}>
          <Icon name={video ? "play" : "arrow-up-right"} />
        </span>
      </ExternalLink>
    </li>
  );
});
