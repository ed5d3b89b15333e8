import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { RecordsData } from "#app/routes/records/records-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import styles from "./MostPlayed.module.css";

/** The teams that were played most often, and the way to all of them. */
export function MostPlayed({ data }: { data: RecordsData }) {
  return (
    <section aria-labelledby="most-played">
      <Heading
        id="most-played"
        title="Most played"
        note={<Link href={paths.opponents()}>All {data.teams}</Link>}
      />
      <ol className={styles.teams}>
        {data.mostPlayed.map(({ id, name, games, record }) => (
          <li key={id}>
            <Link href={paths.opponent({ id })}>
              <Art
                sheet={data.art.crests}
                id={id}
                viewBox="-3 -3 106 106"
                className={styles.crest}
                photo={`crest-${id}`}
                sizes="40px"
              />
              <span>{name}</span>
              <span className="sm mut">{games} games</span>
              <b>{record}</b>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
