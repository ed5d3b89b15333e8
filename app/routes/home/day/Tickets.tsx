import type { TicketPlace } from "#app/art/hero/hero-plan.ts";
import { classes } from "#app/lib/classes.ts";
import type { DayState } from "#app/domain/today/day-of.ts";
import { Ticket } from "#app/routes/home/Ticket.tsx";
import styles from "#app/routes/home/Ticket.module.css";
import type { TicketWording } from "./day-data.ts";
import { DayTicket } from "./DayTicket.tsx";
import { Slot } from "./Slot.tsx";

interface TicketsProps {
  tickets: readonly TicketWording[];
  state: DayState | undefined;
  place: TicketPlace;
}

/** The slot on the poster: the callout of the tryouts, what is next, or what was played last. */
export function Tickets({ tickets, state, place }: TicketsProps) {
  if (tickets.length === 0) return undefined;
  const box = classes(styles.box, place !== "crook" && styles[place]);
  return (
    <Slot wordings={tickets} at={state?.key ?? "any"} className={box}>
      {(ticket) =>
        ticket.kind === "callout" ? (
          <Ticket callout={ticket.lines} link={ticket.link} />
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
