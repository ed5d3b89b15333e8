import { Fragment } from "react";
import { useSite } from "#app/page/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { classes } from "#app/lib/classes.ts";
import type { DayState } from "#app/domain/today/day-of.ts";
import * as words from "#words/pages/home.ts";
import type { DayData } from "./day/day-data.ts";
import { Tickets } from "./day/Tickets.tsx";
import type { HomeContent } from "./shape-home.ts";
import styles from "./Stage.module.css";

interface StageProps {
  art: string;
  headline: HomeContent["headline"];
  tickets: DayData["tickets"];
  state: DayState | undefined;
  stage: HomeContent["stage"];
}

/** The poster: players and one disc; a line on who the club is, and the ticket where there is room. */
export function Stage({ art, headline, tickets, state, stage }: StageProps) {
  const label = words.withTheWord(stage.words, useSite().teamName);
  return (
    <section className={classes(styles.hero, "fleck")} aria-label={words.poster}>
      <div className={styles.stage}>
        <Art sheet={art} id="lying" viewBox="0 6 1440 819" className={styles.wide} label={label} />
        <Art
          sheet={art}
          id="upright"
          viewBox="0 0 390 444"
          className={styles.upright}
          label={label}
        />
        <h1 className={`spread ${styles.headline}`}>
          <span className="sr">{headline.name}</span>
          {headline.parts.map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{" "}
            </Fragment>
          ))}
        </h1>
        <Tickets {...{ tickets, state, place: stage.ticket }} />
      </div>
    </section>
  );
}
