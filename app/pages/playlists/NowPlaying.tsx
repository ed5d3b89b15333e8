import { classes } from "#app/lib/classes.ts";
import { plural } from "#app/lib/text.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as counts from "#words/counts.ts";
import type { ChosenPlaylist } from "./choose-playlist.ts";
import { showFromTop, useMix } from "./mix.ts";
import { TrackTable } from "./TrackTable.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import styles from "./NowPlaying.module.css";

/** Links to the neighbors. At the ends one leads nowhere but stays focusable, so that the focus is not lost. */
function Steps({ playlist, previous, next }: ChosenPlaylist) {
  const { getAddress } = useMix();
  const steps = [
    { icon: "arrow-left", label: "Previous playlist", to: previous },
    { icon: "arrow-right", label: "Next playlist", to: next },
  ] as const;
  return (
    <div className={`onScreens row ${styles.steps}`}>
      {steps.map(({ icon, label, to }) => (
        <Link
          key={icon}
          href={getAddress((to ?? playlist).id)}
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
      ))}
    </div>
  );
}

/** A playlist: its sleeve and vinyl record, its name and its songs. */
export function NowPlaying(chosen: ChosenPlaylist) {
  const { playlist, place } = chosen;
  const { id, title, description, bands, tracks, isFavorites } = playlist;
  const length = isFavorites ? counts.people(tracks.length) : plural(tracks.length, "song");
  const { playlists, art, getAddress } = useMix();
  return (
    <section id={id} className={`columns ${styles.now}`} aria-labelledby={`${id}-title`}>
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
            sheet={art.discs}
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
        <Steps {...chosen} />
      </div>
      <div className={styles.songs}>
        <p className={`lab ${styles.place}`}>
          Playlist {place} of {playlists.length} · {length}
        </p>
        <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
          <Wood as="span" text={title} cap={0.12} phoneCap={0.1} />
        </h2>
        <p className={`muted ${styles.description}`}>{description}</p>
        <TrackTable {...playlist} />
      </div>
    </section>
  );
}
