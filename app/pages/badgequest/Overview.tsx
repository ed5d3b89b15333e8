import { useCallback } from "react";
import { relativeTime } from "#app/domain/dates/time.ts";
import { fullName } from "#app/domain/full-name.ts";
import { PersonLink } from "#app/entities/person/PersonLink.tsx";
import { Art } from "#app/ui/Art/Art.tsx";
import { type Figure, Figures } from "#app/ui/Figures/Figures.tsx";
import { useBrowserValue } from "#app/ui/hooks/use-browser-value.ts";
import * as counts from "#words/counts.ts";
import type { Quest } from "./shape-quest.ts";
import { useQuest } from "./use-quest.ts";
import styles from "./TeamStats.module.css";

/** "2 days ago" by the visitor's clock; the document has the date. */
function LastUpdated({ updated }: { updated: NonNullable<Quest["updated"]> }) {
  const ago = useCallback(() => relativeTime(Date.parse(updated.moment), Date.now()), [updated]);
  return (
    <p className={`muted sm ${styles.updated}`}>
      Last updated{" "}
      <time dateTime={updated.moment} title={updated.text}>
        {useBrowserValue(ago, updated.text)}
      </time>
    </p>
  );
}

/** Total, participation, and everyone in first place. */
export function Overview() {
  const { quest, awards, linkToPerson } = useQuest();
  const leaders = quest.people.filter(({ medal }) => medal === "gold");
  const [leader] = leaders;
  const figures: Figure[] = [
    { label: "Total badges earned", value: awards.length },
    { label: "Team participation", value: `${quest.participation}%` },
  ];
  if (leader !== undefined) {
    const label = quest.ended === undefined ? "Current leader" : "Leader";
    figures.push({
      label: leaders.length === 1 ? label : `${label}s`,
      value: leaders.map((person) => (
        <PersonLink
          key={person.id}
          person={person}
          address={linkToPerson(person)}
          className={`plainLink d3 row ${styles.leader}`}
        >
          <Art sheet={quest.busts} id={person.id} viewBox="0 0 400 400" />
          <span className="lines">
            <span>{fullName(person)}</span>
            <span className={`muted ${styles.count}`}> {counts.badges(person.badges)}</span>
          </span>
        </PersonLink>
      )),
    });
  }
  return (
    <>
      {quest.updated && <LastUpdated updated={quest.updated} />}
      <h2 className={`d3 underlined ${styles.head}`}>Overview</h2>
      <Figures figures={figures} className={styles.overview} />
    </>
  );
}
