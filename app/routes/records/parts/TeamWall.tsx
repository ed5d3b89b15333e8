import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { RecordsTeam } from "#app/routes/records/records-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import styles from "./TeamWall.module.css";

interface TeamWallProps {
  title: string;
  note: string;
  teams: readonly RecordsTeam[];
  crests: string;
}

/** Crests with the record against each team; without any of them the heading goes, too. */
export function TeamWall({ title, note, teams, crests }: TeamWallProps) {
  if (teams.length === 0) return undefined;
  const label = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section aria-labelledby={label}>
      <Heading id={label} title={title} note={note} />
      <ul className={styles.wall}>
        {teams.map(({ id, name, record }) => (
          <li key={id}>
            <Link href={paths.opponent({ id })}>
              <Art
                sheet={crests}
                id={id}
                viewBox="-3 -3 106 106"
                className={styles.crest}
                photo={`crest-${id}`}
                sizes="76px"
              />
              <b className="num">{record}</b>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
