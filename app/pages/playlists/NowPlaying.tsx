import { Art } from "#app/ui/Art/Art.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { classes } from "#app/lib/classes.ts";
import { plural } from "#app/lib/plural.ts";
import { Icon, type IconName } from "#app/ui/Icon/Icon.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as counts from "#words/grammar/counts.ts";
import type { ChosenPlaylist } from "./choose-playlist.ts";
import { showFromTop, useMix } from "./mix.ts";
import { TrackTable } from "./TrackTable.tsx";
import styles from "./NowPlaying.module.css";

interface StepProps {
  icon: IconName;
  label: string;
  /** The neighbor; undefined at the ends. */
  to: string | undefined;
  /** The playlist itself, which the link keeps at the ends. */
  from: string;
}

/**
 * A link to a neighboring playlist. At the ends it leads nowhere but stays focusable, so that the
 * focus is not lost.
 */
function Step({ icon, label, to, from }: StepProps) {
  const { getAddress } = useMix();
  return (
    <Link
      href={getAddress(to ?? from)}
      className={classes(buttons.round, styles.step)}
      aria-label={label}
      aria-disabled={to === undefined ? "true" : undefined}
      onClick={(event) => {
        if (to === undefined) event.preventDefault();
        else showFromTop();
      }}
    >
      <Icon name={icon} />
    </Link>
  );
}

/** A playlist: its sleeve and record, its name and its songs. */
export function NowPlaying({ playlist, place, previous, next }: ChosenPlaylist) {
  const { id, title, description, bands, tracks, people } = playlist;
  const length = people ? counts.people(tracks.length) : plural(tracks.length, "song");
  const { playlists, art, getAddress } = useMix();
  return (
    <section id={id} className={styles.now} aria-labelledby={`${id}-title`}>
      <div className={styles.side}>
        <Link
          href={getAddress()}
          className={`onPhones onScreens row ${styles.back}`}
          onClick={() => showFromTop(`on-shelf-${id}`)}
        >
          <Icon name="arrow-left" />
          All playlists
        </Link>
        {/* The record is pulled out to the right, with one band per track. */}
        <div className={styles.sleeve}>
          <Art
            sheet={art.records}
            id={`record-${bands}`}
            viewBox="0 0 400 400"
            className={styles.record}
          />
          <Art
            sheet={art.sleeves}
            id={id}
            viewBox="0 0 300 300"
            className={styles.cover}
            sizes="(width < 900px) 192px, 420px"
            isFirst={place === 1}
          />
        </div>
        <div className={`onScreens ${styles.steps}`}>
          <Step icon="arrow-left" label="Previous playlist" to={previous?.id} from={id} />
          <Step icon="arrow-right" label="Next playlist" to={next?.id} from={id} />
        </div>
      </div>
      <div className={styles.songs}>
        <p className={`lab ${styles.place}`}>
          Playlist {place} of {playlists.length} · {length}
        </p>
        <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
          <Wood as="span" text={title} cap={0.12} phoneCap={0.2} />
        </h2>
        <p className={`muted ${styles.description}`}>{description}</p>
        <TrackTable playlist={playlist} />
      </div>
    </section>
  );
}
