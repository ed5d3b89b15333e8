import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/pages/shared/paths.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as seasonFacts from "#words/facts/season.ts";
import * as dates from "#words/grammar/dates.ts";
import * as words from "#words/pages/player.ts";
import type { TeamInSeasons as Team, PlayerData, PlayerSeason } from "./player-data.ts";
import styles from "./PlayerSeasons.module.css";

/** The team's published wins, ties and losses in her seasons. */
export function TeamInSeasons({ team }: { team: Team }) {
  const { wins, losses, ties = 0, facts } = team;
  const games = wins + losses + ties;
  const share = (part: number) => (games === 0 ? 0 : Math.round((part / games) * 1000) / 10);
  return (
    <section aria-labelledby="team">
      <Heading id="team" title={words.theTeamInThoseSeasons} />
      <div className={styles.record}>
        <dl>
          <dt className="lab">{seasonFacts.wins}</dt>
          <dd className="num">{wins}</dd>
        </dl>
        <svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
          <rect width={share(wins)} height="20" />
          {ties === 0 ? undefined : (
            <rect className={styles.ties} x={share(wins)} y="3" width={share(ties)} height="14" />
          )}
        </svg>
        {ties === 0 ? undefined : (
          <dl>
            <dt className="lab">{seasonFacts.ties}</dt>
            <dd className="num">{ties}</dd>
          </dl>
        )}
        <dl>
          <dt className="lab">{seasonFacts.losses}</dt>
          <dd className="num">{losses}</dd>
        </dl>
      </div>
      {facts.length === 0 ? undefined : (
        <ul className={`rows ${styles.facts}`}>
          {facts.map(({ label, count }) => (
            <li key={label}>
              {label} <b className="num">{count}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={`xs muted ${styles.note}`}>{words.publishedRecordOnly}</p>
    </section>
  );
}

/** "2015 to 2022", or the only year. */
function span(seasons: readonly PlayerSeason[]): string {
  const years = seasons.map(({ year }) => year);
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  return first === last ? String(first) : dates.between(first, last);
}

function Tile({ season, data }: { season: PlayerSeason; data: PlayerData }) {
  const { year, as, alsoCoach, record, finish } = season;
  if (as === undefined) {
    return (
      <li>
        <span className={classes(styles.tile, styles.away)}>
          <span className={styles.off} />
          <span className={`xs muted ${styles.why}`}>{words.notOnTheTeam}</span>
          <span className={`num muted ${styles.year}`}>{year}</span>
        </span>
      </li>
    );
  }
  return (
    <li>
      <Link href={paths.season({ year })} className={`quietLink ${styles.tile}`}>
        <span className={`onScreens ${styles.picture}`}>
          <Art
            sheet={data.art.busts}
            id={`bust-${year}`}
            viewBox="0 0 400 400"
            photo={`busts-${year}-${data.id}`}
            sizes="190px"
          />
          {as === "player" && !alsoCoach ? undefined : (
            <span className={`centered ${styles.flag}`}>
              <Icon name="clipboard" />
              <span className="sr">
                {as === "captain" ? personFacts.captain : personFacts.coach}
              </span>
            </span>
          )}
        </span>
        <span className={`num ${styles.year}`}>{year}</span>
        <b className={`linkName ${styles.seasonRecord}`}>{record}</b>
        <span className={`muted sm ${styles.finish}`}>{finish}</span>
      </Link>
    </li>
  );
}

/** One tile for every season of the club: her bust of that year, the record and the finish. */
export function PlayerSeasons({ data, className }: { data: PlayerData; className: string }) {
  return (
    <section className={className} aria-labelledby="season-by-season">
      <Heading id="season-by-season" title={words.seasonBySeason} note={span(data.seasons)} />
      <ol className={styles.seasons}>
        {data.seasons.map((season) => (
          <Tile key={season.year} season={season} data={data} />
        ))}
      </ol>
    </section>
  );
}
