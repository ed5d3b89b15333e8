import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import type { ShapedTournament } from "./shaped.ts";
import styles from "./GameGroups.module.css";

/** The way to the event's own page; a tournament without a link has no button. */
export function EventLinks({ link }: ShapedTournament) {
  if (link === undefined) return undefined;
  return (
    <p className={styles.event}>
      <ExternalLink href={link} className={buttons.button}>
        <ButtonFace icon="arrow-up-right">Event page</ButtonFace>
      </ExternalLink>
    </p>
  );
}
