import type { TournamentData } from "#app/routes/tournament/tournament-data.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import * as eventFacts from "#words/facts/event.ts";
import * as words from "#words/pages/tournament.ts";
import styles from "./LiveTournament.module.css";

/** Place and dates of a tournament. */
export function Place({ data: { where, map, when, seed } }: { data: TournamentData }) {
  return (
    <section aria-labelledby="place">
      <Heading id="place" title={words.thePlace} />
      <dl className={`stack ${styles.place}`}>
        <div>
          <dt className="lab">{words.where}</dt>
          <dd>
            {where}{" "}
            {map === undefined ? undefined : (
              <ExternalLink href={map}>
                {eventFacts.map}
                <span className="sr"> {eventFacts.mapOf(where)}</span>
              </ExternalLink>
            )}
          </dd>
        </div>
        <div>
          <dt className="lab">{words.when}</dt>
          <dd>{when}</dd>
        </div>
        {seed === undefined ? undefined : (
          <div>
            <dt className="lab">{words.seed}</dt>
            <dd>{seed}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
