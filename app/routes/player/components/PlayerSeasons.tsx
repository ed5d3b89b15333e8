import { Link } from "wouter";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/paths.ts";
import type { PlayerData, PlayerSeason } from "#app/routes/player/player-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import * as personFacts from "#words/facts/person.ts";
import * as words from "#words/pages/player.ts";
import * as dates from "#words/grammar/dates.ts";
import styles from "./PlayerSeasons.module.css";

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
        <b className={`linkName ${styles.record}`}>{record}</b>
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
