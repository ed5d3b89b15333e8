import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import * as eventFacts from "#words/facts/event.ts";
import { type ListedTournament, tournamentPage } from "./listed-tournament.ts";
import { GameGroups, MapLink, Tally, PlaceMedal } from "./TournamentScores.tsx";
import styles from "./TournamentCard.module.css";

/** Scores of an open card on phones. */
function CardScores({ tournament }: { tournament: ListedTournament }) {
  const { points, link, linkLabel = eventFacts.eventPage } = tournament;
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
            {eventFacts.fullResults}
          </Link>
        )}
        <MapLink {...tournament} />
        {link === undefined ? undefined : (
          <ExternalLink href={link} className="linedLink">
            {linkLabel}
          </ExternalLink>
        )}
      </p>
    </div>
  );
}

interface TournamentCardProps {
  tournament: ListedTournament;
  /** URL that selects a tournament; stable while the filter does not change. */
  addressOf: (tournament: string) => string;
  selected: boolean;
  /** Whether a phone shows the scores below: for the selected card, unless it was closed. */
  open: boolean;
  /** Whether the phone layout is active. */
  phone: boolean;
  /** Whether the scores of an open card are below it; wide pages show them in the panel. */
  scored: boolean;
  onPress: (card: Element) => void;
  onClose: () => void;
}

/** Prevents a line break in "October 1 - 2", so that no "2" is left without its month. */
function withWholeDays(dates: string): string {
  return dates.replaceAll(/ (?=\d)/g, "\u00A0");
}

/** A tournament in the list. Wide pages show its scores in the panel, phones below the card. */
export function TournamentCard(props: TournamentCardProps) {
  const { tournament, addressOf, selected, open, phone, scored, onPress, onClose } = props;
  const { id, name, year, endYear, dates, where, note, art } = tournament;
  return (
    <>
      <Link
        href={addressOf(id)}
        className={`plainLink ${styles.card}`}
        aria-current={(phone ? open : selected) ? "true" : undefined}
        aria-expanded={phone ? open : undefined}
        onClick={(event) => {
          onPress(event.currentTarget);
          if (!phone || !open) return;
          event.preventDefault();
          onClose();
        }}
      >
        {art && <Art sheet={art.emblems} id={id} viewBox="0 0 300 180" className={styles.label} />}
        <div>
          <h3 className={`d3 linkName ${styles.name}`}>{name}</h3>
          <p className={classes("sm", styles.when)}>
            {/* Dates across New Year include both years. */}
            {year === endYear ? <b>{endYear}</b> : undefined}{" "}
            <span className={styles.dates}>
              <span>· </span>
              {withWholeDays(dates)}
            </span>
          </p>
          <p className="sm">{where}</p>
          {note === undefined ? undefined : <p className="sm">{note}</p>}
        </div>
        <div className={styles.tally}>
          <Tally {...tournament} />
        </div>
        <PlaceMedal {...tournament} />
      </Link>
      {scored && open ? <CardScores tournament={tournament} /> : undefined}
    </>
  );
}
