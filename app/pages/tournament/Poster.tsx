import { pickSceneInks } from "#app/art/emblem/scenes.ts";
import { paint } from "#app/art/print/ink.ts";
import { useSheet } from "#app/islands/rendering.ts";
import { classes } from "#app/lib/classes.ts";
import type { Tournament } from "#app/record/record.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { tournamentSheet } from "./load.ts";
import styles from "./TournamentPage.module.css";

/** The event's label as wide as the page: state and year, scene, name. */
export function Poster({ tournament }: { tournament: Tournament }) {
  const { name, year, location } = tournament;
  const sheet = useSheet(tournamentSheet(tournament), "inline");
  const paper = useComputedRule(`--ground:${paint(pickSceneInks(tournament).ground)};`);
  return (
    <div className={classes("onScreens ground", paper)}>
      <div className={`num ${styles.tabs}`} aria-hidden="true">
        {location.label !== "" && <p>{location.label}</p>}
        <p className={styles.year}>{year}</p>
      </div>
      <Art sheet={sheet} id="wide_scene" viewBox="0 0 1440 270" className={styles.wide} />
      <Art sheet={sheet} id="narrow_scene" viewBox="0 0 540 176" className={styles.narrow} />
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
