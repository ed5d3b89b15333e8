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
  to: string | undefined;
  onChoice: () => void;
}

function Step({ id, icon, label, to, onChoice }: StepProps) {
  const addressOf = usePlaylistAddress();
  const face = classes(buttons.round, styles.step);
  if (to === undefined) {
    return (
      <button type="button" className={face} aria-label={label} disabled>
        <Icon name={icon} />
      </button>
    );
  }
  return (
    <Link id={id} href={addressOf(to)} className={face} aria-label={label} onClick={onChoice}>
      <Icon name={icon} />
    </Link>
  );
}

interface StepsProps {
  /** Ids of the playlists before and after this one. */
  previous: string | undefined;
  next: string | undefined;
  /** Told where the focus should go: at an end the pressed link is gone, and the other one takes it. */
  onChoice: ((...focus: readonly string[]) => void) | undefined;
}

/** Previous and next: links, because each leads to an address; a disabled button at an end. */
export function Steps({ previous, next, onChoice }: StepsProps) {
  return (
    <div className={styles.steps}>
      <Step
        id={onChoice && ids.previous}
        icon="arrow-left"
        label={words.previousPlaylist}
        to={previous}
        onChoice={() => onChoice?.(ids.previous, ids.next)}
      />
      <Step
        id={onChoice && ids.next}
        icon="arrow-right"
        label={words.nextPlaylist}
        to={next}
        onChoice={() => onChoice?.(ids.next, ids.previous)}
      />
    </div>
  );
}
