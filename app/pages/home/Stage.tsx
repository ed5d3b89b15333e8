import { Fragment } from "react";
import { useSite } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { classes } from "#app/lib/classes.ts";
import * as words from "#words/pages/home.ts";
import { Ticket } from "./Ticket.tsx";
import type { TicketWords } from "./present-day.ts";
import type { HomeContent } from "./shape-home.ts";
import styles from "./Stage.module.css";

interface StageProps {
  art: string;
  headline: HomeContent["headline"];
  ticket: TicketWords | undefined;
  callout: HomeContent["day"]["callout"];
  stage: HomeContent["stage"];
}

/** The poster, with a line about the club and the ticket. */
export function Stage({ art, headline, ticket, callout, stage }: StageProps) {
  const label = words.withTheWord(stage.words, useSite().teamName);
  return (
    <section className={classes(styles.hero, "fleck")} aria-label={words.poster}>
      <div className={styles.stage}>
        <Art
          sheet={art}
          id="landscape"
          viewBox="0 6 1440 819"
          className={styles.wide}
          label={label}
        />
        <Art
          sheet={art}
          id="portrait"
          viewBox="0 0 390 444"
          className={styles.portrait}
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
        <Ticket {...{ ticket, callout, place: stage.ticket }} />
      </div>
    </section>
  );
}
