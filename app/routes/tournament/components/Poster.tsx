import type { TournamentData } from "#app/routes/tournament/tournament-data.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import styles from "./Poster.module.css";

/** The label of the event grown to the width of the page: its scene, its name, state and year. */
export function Poster({ data }: { data: TournamentData }) {
  const { name, year, state, art } = data;
  return (
    <div className={`onScreens ${styles.poster}`}>
      <Art sheet={art} id="scene" viewBox="0 0 1440 270" className={styles.scene} fills />
      {state === "" ? undefined : (
        <p className={`num ${styles.tab}`} aria-hidden="true">
          {state}
        </p>
      )}
      <p className={`num ${styles.tab} ${styles.year}`} aria-hidden="true">
        {year}
      </p>
      <div className={styles.name}>
        <div className="wrap">
          <h1>
            <Wood as="span" text={name} cap={0.0735} phoneCap={0.145} />
            <span className="sr"> {year}</span>
          </h1>
        </div>
      </div>
    </div>
  );
}
