import { Link } from "wouter";
import { tournamentPage } from "#app/routes/results/tournament-page.ts";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import * as eventFacts from "#words/facts/event.ts";
import { GameGroups } from "./GameGroups.tsx";
import type { ListedTournament } from "#app/routes/results/listed-tournament.ts";
import { MapLink } from "./MapLink.tsx";
import { Tally } from "./Tally.tsx";
import styles from "./CardScores.module.css";

/** Content of an open card on phones. */
export function CardScores({ tournament }: { tournament: ListedTournament }) {
  const { points, link } = tournament;
  const page = tournamentPage(tournament);
  return (
    <div className={styles.scores}>
      {points === undefined ? undefined : (
        <div className={`row ${styles.summary}`}>
          <Tally {...tournament} />
          <span className="xs muted">{eventFacts.points(points)}</span>
        </div>
      )}
      <GameGroups tournament={tournament} heading="h4" />
      <p className={`cluster ${styles.links}`}>
        {page === undefined ? undefined : (
          <Link href={page} className="linedLink">
            {eventFacts.tournamentPage}
          </Link>
        )}
        <MapLink {...tournament} />
        {link === undefined ? undefined : (
          <ExternalLink href={link} className="linedLink">
            {eventFacts.eventPage}
          </ExternalLink>
        )}
      </p>
    </div>
  );
}
