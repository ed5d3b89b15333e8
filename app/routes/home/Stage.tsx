import { useSite } from "#app/page/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { classes } from "#app/lib/classes.ts";
import type { DayState } from "#app/domain/today/dates.ts";
import type { DayData } from "./day/day-data.ts";
import { Tickets } from "./day/Tickets.tsx";
import styles from "./Stage.module.css";

interface StageProps {
  art: string;
  tickets: DayData["tickets"];
  state: DayState | undefined;
  hasCrook: boolean;
}

/** The poster: two plates dive for one disc; the ticket stands where there is room. */
export function Stage({ art, tickets, state, hasCrook }: StageProps) {
  const words = `for the same disc, above the word ${useSite().teamName}`;
  return (
    <section className={classes(styles.hero, "fleck")} aria-label="Poster">
      <div className={styles.stage}>
        <Art
          sheet={art}
          id="lying"
          viewBox="0 6 1440 819"
          className={styles.wide}
          label={`Two players dive from either side ${words}`}
        />
        <Art
          sheet={art}
          id="upright"
          viewBox="0 0 390 444"
          className={styles.upright}
          label={`Two players leap from either side ${words}`}
        />
        <Tickets {...{ tickets, state, hasCrook }} />
      </div>
    </section>
  );
}
