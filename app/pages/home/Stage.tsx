import { Fragment } from "react";
import { chooseTicketPlace, type HeroPlan, planHero } from "#app/art/hero/hero-plan.ts";
import { heroSheet } from "#app/art/hero/hero.ts";
import { clubMark } from "#app/domain/marks.ts";
import { useSheet, useSources } from "#app/islands/rendering.ts";
import { classes } from "#app/lib/classes.ts";
import { useSite } from "#app/routes/site.ts";
import { Art } from "#app/ui/Art/Art.tsx";
import { AnyLink } from "#app/ui/Link/Link.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { scenes } from "#words/cards.ts";
import { beforeUltimate } from "#words/club.ts";
import { enumerate } from "#words/grammar.ts";
import styles from "./Stage.module.css";

/** The callout of the tryouts on the poster, a link to their form. It is marked as closed once registration is. */
function Ticket({ plan }: { plan: HeroPlan }) {
  const { publishedAt } = useSources();
  const { tryouts } = useSite();
  if (tryouts === undefined) return undefined;
  const { callout, link, closes } = tryouts;
  return (
    <AnyLink href={link} className={classes(styles.ticket, styles[chooseTicketPlace(plan)])}>
      {closes !== undefined && (
        <>
          <b
            className="lab"
            data-from={closes}
            hidden={publishedAt === undefined || publishedAt < closes}
          >
            Closed
          </b>{" "}
        </>
      )}
      <Wood as="span" text={callout} cap={0.165} phoneCap={0.07} />
    </AnyLink>
  );
}

/** The poster, with a line about the club and the callout of its tryouts. */
export function Stage() {
  const { record } = useSources();
  const { teamName, founding } = record.club;
  const mark = clubMark(record);
  const plan = planHero(mark, founding.year);
  const sheet = useSheet(heroSheet(mark, founding.year), "inline");
  const label = `${scenes[plan.scene]}, with the word ${teamName}`;
  const parts = [
    `${beforeUltimate(founding.division)} ultimate`,
    `from ${enumerate(founding.regions)}`,
    `since ${founding.year}`,
  ];
  return (
    <section className={`fleck ${styles.hero}`} aria-label="Poster">
      <div className={styles.stage}>
        <Art {...{ sheet, label }} id="landscape" viewBox="0 6 1440 819" className={styles.wide} />
        <Art
          {...{ sheet, label }}
          id="portrait"
          viewBox="0 0 390 444"
          className={styles.portrait}
        />
        <h1 className={`spread ${styles.headline}`}>
          <span className="sr">{teamName}, </span>
          {parts.map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{" "}
            </Fragment>
          ))}
        </h1>
        <Ticket plan={plan} />
      </div>
    </section>
  );
}
