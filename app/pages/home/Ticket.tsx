import { classes } from "#app/lib/classes.ts";
import { advance } from "#app/lib/wood-type/measure.ts";
import { useComputedRule } from "#app/ui/computed-rule/use-computed-rule.ts";
import { Link } from "#app/ui/Link/Link.tsx";
import { ExternalLink } from "#app/ui/ExternalLink/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon/Icon.tsx";
import { Wood } from "#app/ui/Wood/Wood.tsx";
import { paths } from "#app/routes/paths.ts";
import { useSite, useTryoutsState } from "#app/routes/site.ts";
import { AnyLink } from "#app/ui/AnyLink/AnyLink.tsx";
import { chooseArrow } from "#app/ui/AnyLink/choose-arrow.ts";
import type { TicketPlace } from "#app/art/hero/hero-plan.ts";
import * as words from "#words/pages/home.ts";
import type { TicketWords } from "./present-day.ts";
import type { DayData } from "./shape-day.ts";
import buttons from "#app/ui/Button/Button.module.css";
import styles from "./Ticket.module.css";

type CalloutProps = NonNullable<DayData["callout"]>;

/** Value of the width axis for each line, on desktops and on phones. */
const LINE_WIDTHS = { start: [66, 80], middle: [84, 84], end: [57, 114] } as const;

/** Length of a line in em, for both layouts. */
function measureLengths(name: keyof typeof LINE_WIDTHS, line: string): string {
  const [desktop, phone] = LINE_WIDTHS[name].map((width) => advance(line, width).toFixed(2));
  return `--${name}:${desktop};--${name}-phone:${phone};`;
}

interface LinkToJoinProps extends CalloutProps {
  /** Text in two lines. */
  says: readonly [string, string];
  /** Whether registration is known to have ended. */
  isOver: boolean;
}

/** Link to Join, with the callout below, marked as closed once it is over. */
function LinkToJoin({ says, lines, link, isOver }: LinkToJoinProps) {
  return (
    <div className={styles.past}>
      <Link href={paths.join()} className={styles.ticket}>
        <span className="sr">{says.join(" ")}</span>
        <span className={`stack ${styles.over}`} aria-hidden="true">
          {says.map((line) => (
            <Wood key={line} as="span" text={line} cap={0.215} phoneCap={0.13} />
          ))}
        </span>
        <span className={classes(buttons.round, styles.disc)}>
          <Icon name="arrow-right" />
        </span>
      </Link>
      <ExternalLink href={link} className={styles.callout}>
        {isOver ? (
          <>
            <b className="lab">{words.closed}</b>{" "}
          </>
        ) : undefined}
        {lines.filter((line) => line !== "").join(" ")}
      </ExternalLink>
    </div>
  );
}

/**
 * The callout of the tryouts in three lines, smaller if they are long. A single word fills the
 * ticket.
 */
function OpenCallout({ lines: [start, middle, end], link }: CalloutProps) {
  const lengths = useComputedRule(
    measureLengths("start", start) + measureLengths("middle", middle) + measureLengths("end", end),
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

/**
 * The callout while registration is open, and a link to Join afterwards. The prerendered version
 * names the year of the tryouts, which is correct on any day.
 */
function Callout(callout: CalloutProps) {
  const state = useTryoutsState();
  const label = useSite().labels?.tryouts ?? words.tryoutsTitle;
  if (state === "open") return <OpenCallout {...callout} />;
  const says = {
    closed: words.registrationHasEndedLines,
    over: words.tryoutsAreOverLines,
    unknown: [label, String(callout.year)],
  } as const;
  return <LinkToJoin {...callout} says={says[state ?? "unknown"]} isOver={state !== undefined} />;
}

/** A ticket for a dated event: title, one large line, and a detail. */
function DayTicket({ lines: [first, large, last], href, isQuiet = false }: TicketWords) {
  return (
    <AnyLink
      href={href}
      className={classes(styles.ticket, styles.dayTicket, isQuiet && styles.quiet)}
    >
      <span className={styles.first}>{first}</span>{" "}
      <Wood as="span" text={large} cap={0.34} phoneCap={0.16} className={styles.large} />{" "}
      <span className={styles.last}>{last}</span>
      <span className={classes(buttons.round, styles.disc)}>
        <Icon name={chooseArrow(href)} />
      </span>
    </AnyLink>
  );
}

interface TicketProps {
  ticket: TicketWords | undefined;
  callout: DayData["callout"];
  place: TicketPlace;
}

/** The ticket on the poster: the callout of the tryouts, the next event, or the last one. */
export function Ticket({ ticket, callout, place }: TicketProps) {
  const isCallout = callout !== undefined && (callout.isOnly || ticket === undefined);
  if (!isCallout && ticket === undefined) return undefined;
  return (
    <div className={classes(styles.box, place !== "crook" && styles[place])}>
      {isCallout ? <Callout {...callout} /> : ticket && <DayTicket {...ticket} />}
    </div>
  );
}
