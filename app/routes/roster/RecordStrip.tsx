import type { SeasonData } from "./roster-data.ts";
import styles from "./RecordStrip.module.css";

/** The phone's gold strip: the season's record and finish before anything else. */
export function RecordStrip({ season: { record, finish } }: { season: SeasonData }) {
  if (record === undefined) return undefined;
  return (
    <p className={`onPhones spread gold ${styles.strip}`} data-from-query>
      <b className="num">{record.text}</b> {finish === undefined ? "" : <span>{finish}</span>}
    </p>
  );
}
