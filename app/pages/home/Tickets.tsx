import { classes } from "#app/lib/classes.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { paths } from "#app/pages/shared/paths.ts";
import { useTryoutsOver } from "#app/pages/shared/site.ts";
import type { DayState } from "#app/domain/today/day-of.ts";
import { shortWait } from "#app/domain/today/day-words.ts";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { arrowOf } from "#app/ui/AnyLink/arrow-of.ts";
import type { TicketPlace } from "#app/art/hero/hero-plan.ts";
import * as words from "#words/pages/home.ts";
import * as counts from "#words/grammar/counts.ts";
import * as onTheDay from "#words/facts/on-the-day.ts";
import type { TicketWording } from "./home-data.ts";
import { Slot } from "./Slot.tsx";
import buttons from "#app/ui/Button/Button.module.css";
import styles from "./Tickets.module.css";

interface TicketProps {
  callout: readonly [start: string, middle: string, end: string];
  link: string;
}

/** The width axis of each line, on desktops and on phones. */
const WIDTHS = { start: [66, 80], middle: [84, 84], end: [57, 114] } as const;

/** Length of a line in em, for both layouts. */
function lengthsOf(name: keyof typeof WIDTHS, line: string): string {
  const [desktop, phone] = WIDTHS[name].map((width) => advance(line, width).toFixed(2));
  return `--${name}:${desktop};--${name}-phone:${phone};`;
}

/** After the tryouts: the way to Join, with the callout in small print below it. */
function PastTicket({ callout, link }: TicketProps) {
  return (
    <div className={styles.past}>
      <Link href={paths.join()} className={styles.ticket}>
        <span className="sr">{words.tryoutsAreOver}</span>
        <span className={`stack ${styles.over}`} aria-hidden="true">
          {words.tryoutsAreOverLines.map((line) => (
            <Wood key={line} as="span" text={line} cap={0.215} phoneCap={0.13} />
          ))}
        </span>
        <span className={classes(buttons.round, styles.disc)}>
          <Icon name="arrow-right" />
        </span>
      </Link>
      <ExternalLink href={link} className={styles.callout}>
        {callout.filter((line) => line !== "").join(" ")}
      </ExternalLink>
    </div>
  );
}

/** The callout of the tryouts in three lines, smaller if they are long. A single word fills the ticket. */
function Ticket({ callout: [start, middle, end], link }: TicketProps) {
  const lengths = useComputedRule(
    lengthsOf("start", start) + lengthsOf("middle", middle) + lengthsOf("end", end),
  );
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
      <span className={classes(buttons.round, styles.disc)}>
        <Icon name="arrow-up-right" />
      </span>
    </ExternalLink>
  );
}

type Words = Extract<TicketWording, { kind: "words" }>;

interface DayTicketProps {
  ticket: Words;
  /** Undefined in the prerendered document, and while another ticket is shown. */
  state: DayState | undefined;
  className: string | undefined;
}

/** The three lines of a ticket; the second may be a countdown. */
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

/** A ticket for the day: title, one large line, and a detail. */
function DayTicket({ ticket, state, className }: DayTicketProps) {
  const [first, large, last] = linesOf(ticket, state);
  const look = classes(styles.dayTicket, ticket.isQuiet && styles.quiet, className);
  return (
    <AnyLink href={ticket.href} className={look}>
      <span className={styles.first}>{first}</span>{" "}
      <Wood as="span" text={large} cap={0.34} phoneCap={0.16} className={styles.large} />{" "}
      <span className={styles.last}>{last}</span>
      <span className={classes(buttons.round, styles.disc)}>
        <Icon name={arrowOf(ticket.href)} />
      </span>
    </AnyLink>
  );
}

interface TicketsProps {
  tickets: readonly TicketWording[];
  state: DayState | undefined;
  place: TicketPlace;
}

/** The ticket on the poster: the callout of the tryouts, the next event, or the last one. */
export function Tickets({ tickets, state, place }: TicketsProps) {
  const Callout = useTryoutsOver() ? PastTicket : Ticket;
  if (tickets.length === 0) return undefined;
  const box = classes(styles.box, place !== "crook" && styles[place]);
  return (
    <Slot wordings={tickets} at={state?.key ?? "any"} className={box}>
      {(ticket) =>
        ticket.kind === "callout" ? (
          <Callout callout={ticket.lines} link={ticket.link} />
        ) : (
          <DayTicket
            ticket={ticket}
            state={state !== undefined && ticket.at.includes(state.key) ? state : undefined}
            className={styles.ticket}
          />
        )
      }
    </Slot>
  );
}
