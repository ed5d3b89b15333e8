import type { TournamentData } from "#app/routes/tournament/tournament-data.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import * as eventFacts from "#words/facts/event.ts";
import styles from "./LiveTournament.module.css";

const base = import.meta.env.BASE_URL.slice(0, -1);

/** Ways on from a tournament to come: into the visitor's calendar, to the page of the event. */
export function EventLinks({ calendar, link }: Pick<TournamentData, "calendar" | "link">) {
  if (calendar === undefined && link === undefined) return undefined;
  return (
    <div className={`onScreens cluster ${styles.links}`}>
      {calendar === undefined ? undefined : (
        <a href={base + calendar} className={buttons.button} download>
          <ButtonFace icon="arrow-right">{eventFacts.addToCalendar}</ButtonFace>
        </a>
      )}
      {link === undefined ? undefined : (
        <ExternalLink href={link} className={buttons.button}>
          <ButtonFace icon="arrow-up-right">{eventFacts.eventPage}</ButtonFace>
        </ExternalLink>
      )}
    </div>
  );
}
