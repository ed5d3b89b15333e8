import { addDays, type Day } from "#app/domain/dates/day.ts";
import { seasonProgress } from "#app/domain/playlists.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { classes } from "#app/lib/classes.ts";
import type { PlaylistsData } from "./shape-playlists.ts";
import * as words from "#words/pages/playlists.ts";
import { useBrowserValue } from "#app/ui/hooks/use-browser-value.ts";
import styles from "./PlayerBar.module.css";

/** The current day in the visitor's time zone. */
export function dayOnClock(now: Date): Day {
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, "0"),
  );
  return `${now.getFullYear()}-${month}-${day}`;
}

const today = () => dayOnClock(new Date());

/**
 * The visitor's day; undefined when prerendering, because the document is the same on every day.
 */
function useToday(): Day | undefined {
  return useBrowserValue<Day | undefined>(today, undefined);
}

/** The song of the season, and how far the season has progressed. */
export function PlayerBar({
  title,
  artist,
  link,
  start,
  end,
  from,
  to,
}: PlaylistsData["footerPlayer"]) {
  const today = useToday() ?? addDays(end, 1);
  const { days, total, percent, complete } = seasonProgress(start, end, today);
  const done = useComputedRule(`--done:${percent}%;`);
  const progress = complete ? words.seasonComplete : words.daysOutOf(days, total);
  return (
    <section className={styles.bar} aria-label={words.player}>
      <ExternalLink
        href={link}
        className={`centered ${styles.play}`}
        label={words.play(words.songBy(title, artist))}
      >
        <Icon name="play" />
      </ExternalLink>
      <p className={styles.song}>
        <b className="d4">{title}</b>
        <span>
          {artist} · {progress}
        </span>
      </p>
      <div className={styles.progress}>
        <time dateTime={start}>{from}</time>
        <div
          className={classes(styles.track, done)}
          role="progressbar"
          aria-label={words.seasonProgress}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={days}
          aria-valuetext={progress}
        />
        <time dateTime={end}>{to}</time>
      </div>
    </section>
  );
}
