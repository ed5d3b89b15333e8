import { Activity, memo } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { useScripts } from "#app/ui/hooks/use-scripts.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { Icon, type IconName } from "#app/ui/Icon/Icon.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/playlists.ts";
import { type ChosenPlaylist, chosenPlaylist } from "./chosen-playlist.ts";
import { useMix, usePlaylistAddress } from "./mix.ts";
import { TrackTable } from "./TrackTable.tsx";
import styles from "./NowPlaying.module.css";

interface NowPlayingProps extends Pick<ChosenPlaylist, "playlist" | "place" | "previous" | "next"> {
  /** Whether it is selected; without scripts, all others are linked. */
  isShown: boolean;
}

/** The sleeve with its record pulled out to the right; the record has one band per track. */
function Sleeve({ playlist, place: position, isShown }: NowPlayingProps) {
  const { art } = useMix();
  return (
    <div className={styles.sleeve}>
      <Art
        sheet={position === 1 ? art.firstRecord : art.records}
        id={`record-${playlist.bands}`}
        viewBox="0 0 400 400"
        className={styles.record}
      />
      <Art
        sheet={art.sleeves}
        id={playlist.id}
        viewBox="0 0 300 300"
        className={styles.cover}
        sizes="(width < 900px) 192px, 420px"
        isFirst={isShown}
      />
    </div>
  );
}

interface StepProps {
  id: string;
  icon: IconName;
  label: string;
  to: string | undefined;
  shown: NowPlayingProps;
}

/**
 * A link to a neighboring playlist. At the ends it has no target but stays focusable, so that the
 * focus is not lost.
 */
function Step({ id, icon, label, to, shown: { playlist, isShown } }: StepProps) {
  const { focusAfterSelection } = useMix();
  const playlistAddress = usePlaylistAddress();
  return (
    <Link
      id={isShown ? id : undefined}
      href={playlistAddress(to ?? playlist.id)}
      className={classes(buttons.round, styles.step)}
      aria-label={label}
      aria-disabled={to === undefined ? "true" : undefined}
      onClick={(event) => {
        if (to === undefined) event.preventDefault();
        else focusAfterSelection(id);
      }}
    >
      <Icon name={icon} />
    </Link>
  );
}

/** Previous and next. They are links, because each has an address. */
function Steps(shown: NowPlayingProps) {
  return (
    <div className={`onScreens ${styles.steps}`}>
      <Step
        id="previous-playlist"
        icon="arrow-left"
        label={words.previousPlaylist}
        to={shown.previous?.id}
        shown={shown}
      />
      <Step
        id="next-playlist"
        icon="arrow-right"
        label={words.nextPlaylist}
        to={shown.next?.id}
        shown={shown}
      />
    </div>
  );
}

/** Id of the visible headline, which gets the focus when a playlist is opened on a phone. */
export const titleId = "playlist-title";

/** A playlist: its sleeve and record, its name and its songs. */
export function NowPlaying(props: NowPlayingProps) {
  const { playlist, place: position, isShown } = props;
  const { id, lines, length, description } = playlist;
  const { playlists, focusAfterSelection } = useMix();
  const playlistAddress = usePlaylistAddress();
  const runs = useScripts();
  const heading = isShown ? titleId : `${id}-title`;
  return (
    <section id={runs ? undefined : id} className={styles.now} aria-labelledby={heading}>
      <div className={styles.side}>
        <Link
          href={playlistAddress()}
          className={`onPhones onScreens row ${styles.back}`}
          onClick={() => focusAfterSelection(`on-shelf-${id}`)}
        >
          <Icon name="arrow-left" />
          {words.allPlaylists}
        </Link>
        <Sleeve {...props} />
        <Steps {...props} />
      </div>
      <div className={styles.songs}>
        <p className={`lab ${styles.place}`}>
          {words.playlistPosition(position, playlists.length, length)}
        </p>
        <h2 id={heading} tabIndex={-1} className={`stack ${styles.title}`}>
          {lines.map((line, index) => (
            <span key={line}>
              {index === 0 ? "" : " "}
              <Wood as="span" text={line} cap={0.12} phoneCap={0.2} />
            </span>
          ))}
        </h2>
        <p className={`muted ${styles.description}`}>{description}</p>
        <TrackTable playlist={playlist} />
      </div>
    </section>
  );
}

/**
 * All playlists except the first, for use without scripts: each is hidden until the URL fragment names it. With scripts
 * it renders nothing. React hydrates an Activity last, and removes this one before, so that its hundred rows cost no
 * script time. Without `memo`, the second rendering of a deep link would hydrate them first.
 */
export const LinkedPlaylists = memo(function LinkedPlaylists() {
  const { playlists } = useMix();
  if (useScripts()) return undefined;
  return (
    <Activity>
      {playlists.slice(1).map(({ id }) => {
        const chosen = chosenPlaylist(playlists, id);
        return chosen && <NowPlaying key={id} {...chosen} isShown={false} />;
      })}
    </Activity>
  );
});
