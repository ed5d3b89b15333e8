import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import { Medal } from "#app/ui/Medal/Medal.tsx";
import { GroupHead } from "#app/charts/GroupHead.tsx";
import { PersonLink } from "#app/routes/badgequest/person/PersonLink.tsx";
import type { PastEdition } from "#app/routes/badgequest/quest.ts";
import { useScene } from "#app/routes/badgequest/use-scene.ts";
import * as counts from "#words/grammar/counts.ts";
import * as words from "#words/pages/badge-quest.ts";
import styles from "./History.module.css";

function Edition({ edition }: { edition: PastEdition }) {
  return (
    <li>
      <h4 className="d3">
        {edition.hasNoSeason === true ? (
          edition.title
        ) : (
          <Link href={paths.season(edition)} className="thinLink">
            {edition.title}
          </Link>
        )}
      </h4>
      <p className="sm">
        <b>{edition.badges}</b>{" "}
        {words.badgesAndParticipation(edition.badges, edition.participation)}
      </p>
      <ol>
        {edition.leaders.map(({ who, place, suffix, medal, badges }) => (
          <li key={who.id}>
            <Medal place={place} suffix={suffix} metal={medal} size="small" />
            <span>
              <PersonLink who={who} className="thinLink">
                {who.name}
              </PersonLink>
              {badges === undefined ? undefined : (
                <span className={`muted xs ${styles.count}`}> {counts.badges(badges)}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </li>
  );
}

/** The published totals and leaders of past editions. */
export function History() {
  const { quest } = useScene();
  if (quest.history.length === 0) return undefined;
  return (
    <section id="history" tabIndex={-1}>
      <GroupHead name={words.history} note={words.totalsAsPublished} />
      <ul className={styles.editions}>
        {quest.history.map((edition) => (
          <Edition key={edition.title} edition={edition} />
        ))}
      </ul>
    </section>
  );
}
