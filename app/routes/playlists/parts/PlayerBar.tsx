import { addDays } from "#app/domain/dates/day-steps.ts";
import { seasonProgress } from "#app/domain/playlists/season-progress.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { classes } from "#app/lib/classes.ts";
import type { MovingUp } from "#app/routes/playlists/playlists-data.ts";
import { useToday } from "#app/routes/playlists/use-today.ts";
import styles from "./PlayerBar.module.css";

/** The song of the season and how much of it has been played. */
export function PlayerBar({ title, artist, link, start, end, from, to }: MovingUp) {
  const today = useToday() ?? addDays(end, 1);
  const { days, total, percent, complete } = seasonProgress(start, end, today);
  const done = useComputedRule(`--done:${percent}%;`);
  const said = complete ? "season complete" : `${days} of ${total} days`;
  return (
    <section className={styles.bar} aria-label="Player">
      <ExternalLink href={link} className={styles.play} label={`Play ${title} by ${artist}`}>
        <Icon name="play" />
      </ExternalLink>
      <p className={styles.song}>
        <b className="d4">{title}</b>
        <span>
          {artist} · {said}
        </span>
      </p>
      <div className={styles.progress}>
        <time dateTime={start}>{from}</time>
        <div
          className={classes(styles.track, done)}
          role="progressbar"
          aria-label="Season progress"
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={days}
          aria-valuetext={said}
        />
        <time dateTime={end}>{to}</time>
      </div>
    </section>
  );
}
