import { classes } from "#app/lib/classes.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import type { HomeContent } from "./shape-home.ts";
import styles from "./Ticket.module.css";

interface TicketProps {
  callout: HomeContent["callout"];
  link: string;
}

export function Ticket({ callout: [start, middle, end], link }: TicketProps) {
  return (
    <ExternalLink href={link} className={styles.ticket}>
      <span className={styles.start}>{start}</span> <span className={styles.middle}>{middle}</span>{" "}
      <span className={styles.end}>{end}</span>
      <span className={classes(buttons.round, styles.disc)}>
        <Icon name="arrow-up-right" />
      </span>
    </ExternalLink>
  );
}
