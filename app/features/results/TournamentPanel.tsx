import { Art } from "#app/ui/Art/Art.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { EventLinks } from "./EventLinks.tsx";
import { GameGroups } from "./GameGroups.tsx";
import type { ListedTournament } from "./listed-tournament.ts";
import { PlaceMedal } from "./PlaceMedal.tsx";
import styles from "./TournamentPanel.module.css";

const titleId = "selected-tournament";

/** What scrolls must be reached by keyboard, or nobody without a mouse sees its end. */
const scrollable = { tabIndex: 0 } as const;

/** Everything about the selected tournament, beside the list. It scrolls in itself. */
export function TournamentPanel({ tournament }: { tournament: ListedTournament }) {
  const { id, name, endYear, dates, where, map, place, art } = tournament;
  const lineup = art?.lineup;
  return (
    <section className={styles.panel} aria-labelledby={titleId} {...scrollable}>
      {art && <Art sheet={art.scores} id={id} viewBox="0 0 540 176" className={styles.scene} />}
      <div className={styles.name}>
        <Wood as="h2" id={titleId} text={name} cap={0.0778} phoneCap={0.0778} />
      </div>
      <div className={styles.inside}>
        <div className={styles.facts}>
          <p>
            <b>{endYear}</b> · {dates}
            <br />
            <ExternalLink href={map} className={styles.map}>
              {where}
              <span className="sr"> on a map</span>
            </ExternalLink>
          </p>
          <PlaceMedal place={place} size="large" />
        </div>
        <GameGroups tournament={tournament} heading="h3" />
        {lineup && (
          <figure className={styles.lineup}>
            <Art
              sheet={lineup.sheet}
              id="team"
              viewBox="0 0 1200 560"
              photo={`team-${id}`}
              shows={`The team at ${name}`}
              ownShape
              sizes="(width < 900px) 92vw, 620px"
            />
            <figcaption className="xs mut">{lineup.caption}</figcaption>
          </figure>
        )}
        <EventLinks {...tournament} />
      </div>
    </section>
  );
}
