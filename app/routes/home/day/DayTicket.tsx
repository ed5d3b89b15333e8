import type { DayState } from "#app/domain/today/day-of.ts";
import { shortWait } from "#app/domain/today/day-words.ts";
import { classes } from "#app/lib/classes.ts";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { arrowOf } from "#app/ui/AnyLink/arrow-of.ts";
import buttons from "#app/ui/Button/Button.module.css";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import * as counts from "#words/grammar/counts.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import * as words from "#words/pages/home.ts";
import type { TicketWording } from "./day-data.ts";
import ticketStyles from "#app/routes/home/Ticket.module.css";
import styles from "./DayTicket.module.css";

type Words = Extract<TicketWording, { kind: "words" }>;

interface DayTicketProps {
  ticket: Words;
  /** Nothing in the document, and while another ticket is shown. */
  state: DayState | undefined;
  className: string | undefined;
}

/** The three lines of a ticket whose second line counts. */
function linesOf(ticket: Words, state: DayState | undefined): readonly [string, string, string] {
  const { first, large, last, games = [] } = ticket;
  if (large !== undefined) return [first, large, last];
  const next = games.find(({ index }) => index === state?.game);
  if (next === undefined) {
    return games.length === 0 && state?.days === undefined
      ? [first, onTheDay.today, last]
      : [first, counts.days(state?.days ?? 60), last];
  }
  if (state?.isOn === true) return [onTheDay.onNow, next.name, words.since(next.when)];
  const wait = state?.wait === undefined ? onTheDay.today : shortWait(state.wait);
  return [next.when === "" ? onTheDay.next : words.nextAt(next.when), wait, next.name];
}

/** The ticket as the poster's slot that knows the day: what, one line that fills it, and a detail. */
export function DayTicket({ ticket, state, className }: DayTicketProps) {
  const [first, large, last] = linesOf(ticket, state);
  const look = classes(styles.ticket, ticket.isQuiet && styles.quiet, className);
  return (
    <AnyLink href={ticket.href} className={look}>
      <span className={styles.first}>{first}</span>{" "}
      <Wood as="span" text={large} cap={0.34} phoneCap={0.16} className={styles.large} />{" "}
      <span className={styles.last}>{last}</span>
      <span className={classes(buttons.round, ticketStyles.disc)}>
        <Icon name={arrowOf(ticket.href)} />
      </span>
    </AnyLink>
  );
}
