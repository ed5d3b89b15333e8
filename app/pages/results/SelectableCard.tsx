import { TournamentCard } from "#app/entities/tournament/TournamentCard.tsx";
import { GameGroups } from "#app/entities/tournament/GameGroups.tsx";
import { MapLink } from "#app/entities/tournament/MapLink.tsx";
import { Tally } from "#app/entities/tournament/Tally.tsx";
import { paths } from "#app/routes/paths.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import * as eventFacts from "#words/facts/event.ts";
import type { ListedTournament } from "./listed-tournament.ts";
import styles from "./SelectableCard.module.css";

/** Scores of an open card on phones. */
function CardScores({ tournament }: { tournament: ListedTournament }) {
  const { id, hasNoPage, points, link, linkLabel = eventFacts.eventPage, art } = tournament;
  return (
    <div className={styles.scores}>
      {points === undefined ? undefined : (
        <div className={`row ${styles.summary}`}>
          <Tally tournament={tournament} />
          <span className="xs muted">{eventFacts.points(points)}</span>
        </div>
      )}
      <GameGroups tournament={tournament} crests={art?.scores} heading="h4" />
      <p className={`cluster ${styles.links}`}>
        {hasNoPage ? undefined : (
          <Link href={paths.tournament({ id })} className="linedLink">
            {eventFacts.fullResults}
          </Link>
        )}
        <MapLink tournament={tournament} className="linedLink" />
        {link === undefined ? undefined : (
          <ExternalLink href={link} className="linedLink">
            {linkLabel}
          </ExternalLink>
        )}
      </p>
    </div>
  );
}

interface SelectableCardProps {
  tournament: ListedTournament;
  /** URL that selects a tournament; stable while the filter does not change. */
  getAddress: (tournament: string) => string;
  isSelected: boolean;
  /** Whether a phone shows the scores below: for the selected card, unless it was closed. */
  isOpen: boolean;
  /** Whether the phone layout is active. */
  isPhone: boolean;
  /** Whether the scores of an open card are below it; wide pages show them in the panel. */
  hasScores: boolean;
  onPress: (card: Element) => void;
  onClose: () => void;
}

/** A tournament in the list. Wide pages show its scores in the panel, phones below the card. */
export function SelectableCard(props: SelectableCardProps) {
  const { tournament, getAddress, isSelected, isOpen, isPhone, hasScores, onPress, onClose } =
    props;
  return (
    <>
      <TournamentCard
        tournament={tournament}
        emblems={tournament.art?.emblems}
        href={getAddress(tournament.id)}
        className={styles.card}
        aria-current={(isPhone ? isOpen : isSelected) ? "true" : undefined}
        aria-expanded={isPhone ? isOpen : undefined}
        onClick={(event) => {
          onPress(event.currentTarget);
          if (!isPhone || !isOpen) return;
          event.preventDefault();
          onClose();
        }}
      />
      {hasScores && isOpen ? <CardScores tournament={tournament} /> : undefined}
    </>
  );
}
