import { classes } from "#app/lib/classes.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import styles from "./Ticket.module.css";

interface TicketProps {
  callout: readonly [start: string, middle: string, end: string];
  link: string;
}

/** The width axis of the middle line. */
const MIDDLE_WIDTH = 84;

/** The callout of the tryouts in three lines. */
export function Ticket({ callout: [start, middle, end], link }: TicketProps) {
  // A long line becomes smaller: its own length in em decides.
  const length = useComputedRule(`--length:${advance(middle, MIDDLE_WIDTH).toFixed(1)};`);
  return (
    <ExternalLink href={link} className={classes(styles.ticket, length)}>
      <span className={styles.start}>{start}</span> <span className={styles.middle}>{middle}</span>{" "}
      <span className={styles.end}>{end}</span>
      <span className={classes(buttons.round, styles.disc)}>
        <Icon name="arrow-up-right" />
      </span>
    </ExternalLink>
  );
}
