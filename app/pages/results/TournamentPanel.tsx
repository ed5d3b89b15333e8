import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { GameGroups } from "#app/entities/tournament/GameGroups.tsx";
import { MapLink } from "#app/entities/tournament/MapLink.tsx";
import { Medal } from "#app/entities/finish/Medal.tsx";
import { paths } from "#app/routes/paths.ts";
import { Spoken } from "#app/ui/Spoken/Spoken.tsx";
import type { ListedTournament } from "./listed-tournament.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import { ButtonFace } from "#app/ui/Button/ButtonFace.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as eventFacts from "#words/facts/event.ts";
import styles from "./TournamentPanel.module.css";

const titleId = "selected-tournament";

/**
 * Height of the scene; smaller if there are many games. It depends on their number and not on the
 * remaining space, which changes while the document loads.
 */
function sceneHeight({ groups }: ListedTournament): string | undefined {
  const lines = groups.reduce((sum, { games }) => sum + 1 + games.length, 0);
  if (lines > 10) return styles.lowest;
  return lines > 8 ? styles.lower : undefined;
}

/** Date and place, the team's record, and its finish. */
function PanelFacts({ tournament }: { tournament: ListedTournament }) {
  const { year, endYear, dates, where, record, words, note, place } = tournament;
  return (
    <div className={styles.facts}>
      <p>
        {endYear === undefined ? (
          <>
            <b>{year}</b> · {dates}
          </>
        ) : (
          dates
        )}
        <br />
        {where} <MapLink tournament={tournament} className="linedLink" />
        {note === undefined ? undefined : (
          <>
            <br />
            {note}
          </>
        )}
      </p>
      {record === undefined || words === undefined ? undefined : (
        <p>
          <Spoken className={`num ${styles.record}`} text={record} words={words} />
        </p>
      )}
      <Medal place={place} />
    </div>
  );
}

/** Links to the tournament's page here and to the event's own page. */
function PanelLinks({ tournament }: { tournament: ListedTournament }) {
  const { id, hasNoPage, link, linkLabel = eventFacts.eventPage } = tournament;
  const page = hasNoPage ? undefined : paths.tournament({ id });
  if ((page ?? link) === undefined) return undefined;
  return (
    <p className={`onScreens cluster ${styles.ways}`}>
      {page === undefined ? undefined : (
        <Link href={page} className={classes(buttons.button, buttons.quiet)}>
          <ButtonFace icon="arrow-right">{eventFacts.fullResults}</ButtonFace>
        </Link>
      )}
      {link === undefined ? undefined : (
        <ExternalLink href={link} className={buttons.button}>
          <ButtonFace icon="arrow-up-right">{linkLabel}</ButtonFace>
        </ExternalLink>
      )}
    </p>
  );
}

/** Details of the selected tournament, beside the list. */
export function TournamentPanel({ tournament }: { tournament: ListedTournament }) {
  const { id, hasNoPage, name, year, art } = tournament;
  const page = hasNoPage ? undefined : paths.tournament({ id });
  const title = <Wood as="h2" id={titleId} text={name} cap={0.11} phoneCap={0.11} />;
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      {art && (
        <div className={classes(styles.scene, sceneHeight(tournament))}>
          <Art
            sheet={art.scores}
            id={id}
            viewBox="0 0 540 176"
            photo={`emblems-${year}-${id}`}
            sizes="540px"
          />
        </div>
      )}
      <div className={styles.name}>
        {page === undefined ? title : <Link href={page}>{title}</Link>}
      </div>
      <div className={styles.inside}>
        <PanelFacts tournament={tournament} />
        <GameGroups tournament={tournament} crests={art?.scores} heading="h3" />
        <PanelLinks tournament={tournament} />
      </div>
    </section>
  );
}
