import { classes } from "#app/lib/classes.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { useTryoutsOver } from "#app/page/site.ts";
import * as words from "#words/pages/home.ts";
import styles from "./Ticket.module.css";

interface TicketProps {
  callout: readonly [start: string, middle: string, end: string];
  link: string;
}

/** The width axis of each line, on desktops and on phones. */
const WIDTHS = { start: [66, 80], middle: [84, 84], end: [57, 114] } as const;

/** How long a line is in em, for both layouts. */
function lengthsOf(name: keyof typeof WIDTHS, line: string): string {
  const [desktop, phone] = WIDTHS[name].map((width) => advance(line, width).toFixed(2));
  return `--${name}:${desktop};--${name}-phone:${phone};`;
}

/** The callout of the tryouts in three lines. A long line becomes smaller: its own length decides. One word fills it. By the visitor's clock a stamp says that they are over. */
export function Ticket({ callout: [start, middle, end], link }: TicketProps) {
  const lengths = useComputedRule(
    lengthsOf("start", start) + lengthsOf("middle", middle) + lengthsOf("end", end),
  );
  const isOver = useTryoutsOver();
  const isOne = middle === "" && end === "";
  return (
    <ExternalLink href={link} className={classes(styles.ticket, lengths)}>
      {isOne ? (
        <Wood as="span" text={start} cap={0.4} phoneCap={0.2} className={styles.only} />
      ) : (
        <>
          <span className={styles.start}>{start}</span>{" "}
          <span className={styles.middle}>{middle}</span> <span className={styles.end}>{end}</span>
        </>
      )}
      {isOver && <span className={`xs ${styles.stamp}`}> {words.over}</span>}
      <span className={classes(buttons.round, styles.disc)}>
        <Icon name="arrow-up-right" />
      </span>
    </ExternalLink>
  );
}
