import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { Icon, type IconName } from "#app/ui/Icon/Icon.tsx";
import { usePlaylistAddress } from "#app/routes/playlists/use-playlist-address.ts";
import * as words from "#words/pages/playlists.ts";
import styles from "./Steps.module.css";

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
export function Steps({ current, previous, next, onChoice }: StepsProps) {
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
