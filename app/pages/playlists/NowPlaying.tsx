import { Activity, memo } from "react";
import { Link } from "#app/ui/Link/Link.tsx";
import { useScripts } from "#app/ui/hooks/use-scripts.ts";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { Icon, type IconName } from "#app/ui/Icon/Icon.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/pages/playlists.ts";
import { usePlaylistAddress, type ChosenPlaylist, chosenPlaylist } from "./chosen-playlist.ts";
import { TrackTable } from "./TrackTable.tsx";
import type { MixPlaylist, PlaylistsArt } from "./shape-playlists.ts";
import styles from "./NowPlaying.module.css";

interface SleeveProps {
  playlist: MixPlaylist;
  /** Addresses of the sheets that have its sleeve and its record. */
  sleeves: string;
  record: string;
  /** It is seen at once. */
  first: boolean;
}

/** The sleeve with its record pulled out to the right; the record has a band for every track. */
function Sleeve({ playlist, sleeves, record, first }: SleeveProps) {
  return (
    <div className={styles.sleeve}>
      <Art
        sheet={record}
        id={`record-${playlist.bands}`}
        viewBox="0 0 400 400"
        className={styles.record}
      />
      <Art
        sheet={sleeves}
        id={playlist.id}
        viewBox="0 0 300 300"
        className={styles.cover}
        sizes="(width < 900px) 192px, 420px"
        first={first}
      />
    </div>
  );
}

const ids = { previous: "previous-playlist", next: "next-playlist" } as const;

interface StepProps {
  id: string | undefined;
  icon: IconName;
  label: string;
  /** The playlist that is shown. */
  current: string;
  to: string | undefined;
  onChoice: (() => void) | undefined;
}

/** A link to a playlist; at an end it leads nowhere and stays focusable, so that no focus is lost. */
function Step({ id, icon, label, current, to, onChoice }: StepProps) {
  const addressOf = usePlaylistAddress();
  return (
    <Link
      id={id}
      href={addressOf(to ?? current)}
      className={classes(buttons.round, styles.step)}
      aria-label={label}
      aria-disabled={to === undefined ? "true" : undefined}
      onClick={(event) => {
        if (to === undefined) event.preventDefault();
        else onChoice?.();
      }}
    >
      <Icon name={icon} />
    </Link>
  );
}

interface StepsProps {
  /** Ids of this playlist, and of those before and after it. */
  current: string;
  previous: string | undefined;
  next: string | undefined;
  /** Told where the focus should go. */
  onChoice: ((...focus: readonly string[]) => void) | undefined;
}

/** Previous and next: links, because each leads to an address. */
function Steps({ current, previous, next, onChoice }: StepsProps) {
  return (
    <div className={`onScreens ${styles.steps}`}>
      <Step
        id={onChoice && ids.previous}
        icon="arrow-left"
        label={words.previousPlaylist}
        current={current}
        to={previous}
        onChoice={onChoice && (() => onChoice(ids.previous))}
      />
      <Step
        id={onChoice && ids.next}
        icon="arrow-right"
        label={words.nextPlaylist}
        current={current}
        to={next}
        onChoice={onChoice && (() => onChoice(ids.next))}
      />
    </div>
  );
}

interface NowPlayingProps extends Pick<ChosenPlaylist, "playlist" | "place" | "previous" | "next"> {
  /** How many playlists there are. */
  total: number;
  art: PlaylistsArt;
  titleId: string;
  /** Its place in the document, where an address leads to it without scripts. */
  anchor?: string | undefined;
  /** Told the ids of the elements that the focus may go to, best first. */
  onChoice?: (...focus: readonly string[]) => void;
}

/** One playlist: its sleeve and record, its name and its songs. */
export function NowPlaying(props: NowPlayingProps) {
  const { playlist, place, previous, next, total, art } = props;
  const { anchor, titleId, onChoice } = props;
  const { id, lines, length, description } = playlist;
  const addressOf = usePlaylistAddress();
  return (
    <section id={anchor} className={styles.now} aria-labelledby={titleId}>
      <div className={styles.side}>
        <Link
          href={addressOf()}
          className={styles.back}
          onClick={() => onChoice?.(`on-shelf-${id}`)}
        >
          <Icon name="arrow-left" />
          {words.allPlaylists}
        </Link>
        <Sleeve
          playlist={playlist}
          sleeves={art.sleeves}
          record={place === 1 ? art.firstRecord : art.records}
          first={onChoice !== undefined}
        />
        <Steps current={id} previous={previous?.id} next={next?.id} onChoice={onChoice} />
      </div>
      <div className={styles.songs}>
        <p className={`lab ${styles.place}`}>{words.playlistOf(place, total, length)}</p>
        <h2 id={titleId} tabIndex={-1} className={`stack ${styles.title}`}>
          {lines.map((line, index) => (
            <span key={line}>
              {index === 0 ? "" : " "}
              <Wood as="span" text={line} cap={0.12} phoneCap={0.2} />
            </span>
          ))}
        </h2>
        <p className={`muted ${styles.description}`}>{description}</p>
        <TrackTable playlist={playlist} busts={art.busts} />
      </div>
    </section>
  );
}

interface LinkedPlaylistsProps {
  playlists: readonly MixPlaylist[];
  art: PlaylistsArt;
}

/**
 * All other playlists, for as long as no script can open one: each is unseen until the fragment of
 * the address names it. React removes the Activity before its turn to be hydrated comes, so that
 * the hundred rows cost scripts nothing; without `memo` a deep link would hydrate them first.
 */
export const LinkedPlaylists = memo(function LinkedPlaylists({
  playlists,
  art,
}: LinkedPlaylistsProps) {
  if (useScripts()) return undefined;
  return (
    <Activity>
      {playlists.slice(1).map(({ id }) => {
        const chosen = chosenPlaylist(playlists, id);
        if (chosen === undefined) return undefined;
        return (
          <NowPlaying
            key={id}
            {...chosen}
            anchor={id}
            titleId={`${id}-title`}
            total={playlists.length}
            art={art}
          />
        );
      })}
    </Activity>
  );
});
