import { Link } from "wouter";
import { paths } from "#app/paths.ts";
import type { RecordsFirst } from "#app/routes/records/records-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import styles from "./Firsts.module.css";

interface FirstsProps {
  firsts: readonly RecordsFirst[];
  emblems: string;
}

/** The tournaments that the team won, as their labels. */
export function Firsts({ firsts, emblems }: FirstsProps) {
  return (
    <ul className={styles.firsts}>
      {firsts.map(({ id, name, where, year }) => (
        <li key={id}>
          <Link href={paths.tournament({ id })} className="link">
            <Art
              sheet={emblems}
              id={id}
              viewBox="0 0 300 180"
              className={styles.label}
              sizes="240px"
            />
            <b className="linkName">{name}</b>
            <span className="xs muted">
              {year}, {where}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
