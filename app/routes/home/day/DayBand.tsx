import * as words from "#words/pages/home.ts";
import { Slot } from "./Slot.tsx";
import type { DayState } from "#app/domain/today/day-of.ts";
import { inDays } from "#app/domain/today/day-words.ts";
import type { DayData } from "./day-data.ts";
import heading from "#app/ui/Heading/Heading.module.css";
import { DaySheet } from "./DaySheet.tsx";
import styles from "./DayBand.module.css";

interface DayBandProps {
  day: DayData;
  art: string;
  now: number | undefined;
  state: DayState | undefined;
}

/** The next, current or last event: heading and sheet of the day. */
export function DayBand({ day, art, now, state }: DayBandProps) {
  if (day.sheets.length === 0) return undefined;
  const at = state?.key ?? "any";
  return (
    <section className={`wrap ${styles.band}`} aria-label={words.schedule}>
      <Slot wordings={day.heads} at={at}>
        {({ title, note }) => (
          <div className={`spread ${heading.head}`}>
            <h2 className={`d2 ${heading.title}`}>{title}</h2>
            <p className="lab">{note ?? inDays(state?.days ?? 60)}</p>
          </div>
        )}
      </Slot>
      <Slot wordings={day.sheets} at={at}>
        {(sheet) => {
          const isShown = state !== undefined && sheet.at.includes(state.key);
          const clock = isShown ? { now, state } : { now: undefined, state: undefined };
          return <DaySheet sheet={sheet} art={art} {...clock} />;
        }}
      </Slot>
    </section>
  );
}
