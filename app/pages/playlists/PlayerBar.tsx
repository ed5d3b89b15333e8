import { addDays, type Day } from "#app/domain/dates/day.ts";
import { shortDate } from "#app/domain/dates/written-dates.ts";
import { seasonProgress } from "#app/domain/playlists.ts";
import { classes } from "#app/lib/classes.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { useBrowserValue } from "#app/ui/hooks/use-browser-value.ts";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { ExternalLink } from "#app/ui/Link/Link.tsx";
import type { PlaylistsData } from "./shape-playlists.ts";
import styles from "./Bars.module.css";

/** The visitor's day in her time zone; Sweden writes it as YYYY-MM-DD. */
const readToday = (): Day => new Date().toLocaleDateString("sv-SE");

/** The song of the season, and how far the season has progressed. */
export function PlayerBar(player: PlaylistsData["footerPlayer"]) {
  const { title, artist, link, progressStart, progressEnd } = player;
  // The document is the same on every day: there the season is complete.
  const today = useBrowserValue<Day | undefined>(readToday, undefined) ?? addDays(progressEnd, 1);
  const { days, total, percent, complete } = seasonProgress(progressStart, progressEnd, today);
  const done = useComputedRule(`--done:${percent}%;`);
  const progress = complete ? "season complete" : `${days} of ${total} days`;
  return (
    <section className={`onScreens ${styles.bar}`} aria-label="Player">
      <ExternalLink
        href={link}
        className={`centered ${styles.play}`}
        label={`Play ${title} by ${artist}`}
      >
        <Icon name="play" />
      </ExternalLink>
      <p className={`lines ${styles.song}`}>
        <b className="d4">{title}</b>
        <span>
          {artist} · {progress}
        </span>
      </p>
      <div className={`row ${styles.progress}`}>
        <time dateTime={progressStart}>{shortDate(progressStart)}</time>
        <div
          className={classes(styles.track, done)}
          role="progressbar"
          aria-label="Season progress"
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={days}
          aria-valuetext={progress}
        />
        <time dateTime={progressEnd}>{shortDate(progressEnd)}</time>
      </div>
    </section>
  );
}
