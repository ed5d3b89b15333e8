import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { RecordsTeam } from "#app/routes/records/records-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Heading } from "#app/ui/Heading/Heading.tsx";
import styles from "./TeamWall.module.css";

interface TeamWallProps {
  /** Of the heading. */
  id: string;
  title: string;
  note: string;
  teams: readonly RecordsTeam[];
  crests: string;
}

/** Crests with the record against each team; without any of them the heading goes, too. */
export function TeamWall({ id, title, note, teams, crests }: TeamWallProps) {
  if (teams.length === 0) return undefined;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} title={title} note={note} />
      <ul className={styles.wall}>
        {teams.map((team) => (
          <li key={team.id}>
            <Link href={paths.opponent(team)} className="quietLink">
              <Art
                sheet={crests}
                id={team.id}
                viewBox="-3 -3 106 106"
                className={styles.crest}
                photo={`crest-${team.id}`}
                sizes="76px"
              />
              <b className="num">{team.record}</b>
              {team.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
