import type { DayState } from "#app/domain/today/day-of.ts";
import type { SheetWording } from "./day-data.ts";
import { GameRow } from "./GameRow.tsx";
import styles from "./DaySheet.module.css";

interface SheetSideProps {
  sheet: SheetWording;
  art: string;
  now: number | undefined;
  state: DayState | undefined;
}

/** The list beside the facts: games, or the days of tryouts. */
export function SheetSide({ sheet, art, now, state }: SheetSideProps) {
  const { list } = sheet;
  if (list === undefined) return undefined;
  return (
    <div className={styles.side}>
      <div className={styles.sideHead}>
        <h3 className="lab">{list.title}</h3>
        <span className="lab">{list.note}</span>
      </div>
      <ol>
        {list.games.map((game) => (
          <GameRow
            key={game.key}
            {...{ game, art, now, state }}
            missing={list.missing}
            zone={sheet.zone}
          />
        ))}
        {list.days.map(({ ofMonth, day, detail }) => (
          <li key={`${day} ${detail}`} className={styles.tryout}>
            <b className="num" aria-hidden="true">
              {ofMonth}
            </b>
            <span>
              <b>{day}</b>
              <span className="xs muted">{detail}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
