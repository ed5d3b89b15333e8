import type { TournamentData } from "#app/routes/tournament/tournament-data.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import styles from "./LiveTournament.module.css";

/** Where and when a tournament is. */
export function Place({ data: { where, map, when, seed } }: { data: TournamentData }) {
  return (
    <section aria-labelledby="place">
      <Heading id="place" title="The place" />
      <dl className={styles.place}>
        <div>
          <dt className="lab">Where</dt>
          <dd>
            {where}{" "}
            {map === undefined ? undefined : (
              <ExternalLink href={map}>
                Map<span className="sr"> of {where}</span>
              </ExternalLink>
            )}
          </dd>
        </div>
        <div>
          <dt className="lab">When</dt>
          <dd>{when}</dd>
        </div>
        {seed === undefined ? undefined : (
          <div>
            <dt className="lab">Seed</dt>
            <dd>{seed}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
