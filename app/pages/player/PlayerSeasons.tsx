import { Link } from "#app/ui/Link/Link.tsx";
import { classes } from "#app/lib/classes.ts";
import { paths } from "#app/routes/paths.ts";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import inks from "#app/ui/Inks/Inks.module.css";
import * as personFacts from "#words/facts/person.ts";
import * as words from "#words/pages/player.ts";
import type { PlayerData } from "./shape-player.ts";
import styles from "./PlayerSeasons.module.css";

const roles = { captain: personFacts.captain, coach: personFacts.coach } as const;

function Tile({ season }: { season: PlayerData["seasons"][number] }) {
  const { year, lead, as, alsoCoach, record, finish } = season;
  const role = as === "player" ? (alsoCoach ? "coach" : undefined) : as;
  return (
    <li>
      <Link href={paths.season({ year })} className={classes("plainLink", styles.tile, inks[lead])}>
        <b className={`num linkName ${styles.year}`}>{year}</b>
        {role === undefined ? undefined : (
          <span className={`centered ${styles.flag}`}>
            <Icon name="clipboard" />
            <span className="sr">{roles[role]}</span>
          </span>
        )}
        <b className={styles.record}>{record}</b>
        <span className={`sm ${styles.finish}`}>{finish}</span>
      </Link>
    </li>
  );
}

/** Her seasons with records and finishes, in the color of each season. */
export function PlayerSeasons({ data, className }: { data: PlayerData; className: string }) {
  return (
    <section className={className} aria-labelledby="season-by-season">
      <Heading id="season-by-season" title={words.seasonBySeason} />
      <ol className={styles.seasons}>
        {data.seasons.map((season) => (
          <Tile key={season.year} season={season} />
        ))}
      </ol>
    </section>
  );
}
