import type { ReactNode } from "react";
import { BadgeDetails } from "./BadgeDetails.tsx";
import { EmptyDetails } from "./EmptyDetails.tsx";
import { PersonDetails } from "./PersonDetails.tsx";
import type { QuestLog } from "./quest-log.ts";
import type { Details as About } from "./selection.ts";
import { useQuestLog } from "./use-quest-log.ts";
import { useScene } from "./use-scene.ts";
import { Waiting } from "./Waiting.tsx";
import styles from "./Details.module.css";

/** Details that wait for the log fill a screen, so that nothing below moves when it comes. */
function Arriving({ log, children }: { log: QuestLog | undefined; children: ReactNode }) {
  return <div className={log === undefined ? styles.arriving : undefined}>{children}</div>;
}

function AboutPerson({ log }: { log: QuestLog | undefined }) {
  const { person, unknown } = useScene().selection;
  if (person !== undefined) {
    return (
      <Arriving log={log}>
        <PersonDetails key={person.id} person={person} log={log} />
      </Arriving>
    );
  }
  return <EmptyDetails hint="select a user from the panel on the left." unknown={unknown.player} />;
}

function AboutBadge({ log }: { log: QuestLog | undefined }) {
  const { badge, unknown } = useScene().selection;
  const asked = unknown.badge;
  // Only the log knows the badges of other editions.
  const shown = badge ?? log?.otherBadges.find(({ id }) => id === asked);
  if (shown !== undefined) {
    return (
      <Arriving log={log}>
        <BadgeDetails key={shown.id} badge={shown} log={log} />
      </Arriving>
    );
  }
  if (asked !== undefined && log === undefined) return <Waiting />;
  return <EmptyDetails hint="select a badge from the panel on the right." unknown={asked} />;
}

/** The selected person's or badge's details, or what to do when nothing is selected. */
export function Details({ about }: { about: About }) {
  const log = useQuestLog();
  return about === "person" ? <AboutPerson log={log} /> : <AboutBadge log={log} />;
}
