import { Medal } from "#app/entities/finish/Medal.tsx";
import { GameRows } from "#app/entities/game/GameRows.tsx";
import { RecordText } from "#app/entities/game/RecordText.tsx";
import { MapLink } from "#app/entities/tournament/MapLink.tsx";
import { paths } from "#app/routes/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { ButtonLink } from "#app/ui/Button/ButtonLink.tsx";
import { Link } from "#app/ui/Link/Link.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as words from "#words/facts.ts";
import type { ListedTournament } from "./shape-results.ts";
import styles from "./Results.module.css";

interface TournamentPanelProps {
  tournament: ListedTournament;
  /** Sheet with its scene and its opponents' crests. */
  panelSheet: string | undefined;
}

/** The selected tournament, beside the list. */
export function TournamentPanel({ tournament, panelSheet }: TournamentPanelProps) {
  const { id, name, year, endYear, dates, where, note, record, place } = tournament;
  const { hasNoPage, link, linkLabel = words.eventPage } = tournament;
  const title = <Wood as="h2" id="selected" text={name} cap={0.11} phoneCap={0.11} />;
  return (
    <section className={styles.panel} aria-labelledby="selected">
      {panelSheet !== undefined && (
        <Art
          sheet={panelSheet}
          id={id}
          viewBox="0 0 540 176"
          photo={`emblems-${year}-${id}`}
          sizes="540px"
          fills
          className={styles.scene}
        />
      )}
      <div className={styles.name}>
        {hasNoPage ? title : <Link href={paths.tournament({ id })}>{title}</Link>}
      </div>
      <div className={styles.inside}>
        <div className={styles.facts}>
          <p>
            {/* Dates across New Year include both years. */}
            {endYear === undefined && <b>{year} · </b>}
            {dates}
            <br />
            {where} <MapLink tournament={tournament} className="linedLink" />
            {note !== undefined && <br />}
            {note}
          </p>
          {record && (
            <p>
              <RecordText record={record} className={`num ${styles.record}`} />
            </p>
          )}
          <Medal place={place} />
        </div>
        {/* Before the games, which scroll out of the panel in low windows. */}
        <p className={`onScreens cluster ${styles.ways}`}>
          {!hasNoPage && (
            <ButtonLink href={paths.tournament({ id })} isQuiet>
              {words.fullResults}
            </ButtonLink>
          )}
          {link !== undefined && <ButtonLink href={link}>{linkLabel}</ButtonLink>}
        </p>
        {tournament.groups.map((group) => (
          <section key={group.heading}>
            <h3 className={`lab spread ${styles.groupHead}`}>
              <span>{group.heading}</span>
              {group.record && (
                <span className={styles.groupRecord}>
                  {" "}
                  <RecordText record={group.record} />
                </span>
              )}
            </h3>
            <GameRows games={group.games} crestSheet={panelSheet} />
          </section>
        ))}
      </div>
    </section>
  );
}
