import type { PlatesEdition } from "#app/routes/fiftyplates/plates.ts";
import * as words from "#words/pages/fifty-plates.ts";
import styles from "./PlateKey.module.css";

/** Legend of the map's inks, with the number of plates in each. */
export function PlateKey({ edition: { periods, open } }: { edition: PlatesEdition }) {
  return (
    <ul className={`cluster ${styles.key}`}>
      {periods.map(({ label, claims }, index) => (
        <li key={label} className="sm">
          <Swatch period={index} />
          {label} <b>{claims}</b>
        </li>
      ))}
      <li className="sm">
        <Swatch />
        {words.stillOutThere} <b>{open.length}</b>
      </li>
    </ul>
  );
}

/** A small plate in the ink of a stretch of the race; dashed for those not claimed. */
function Swatch({ period }: { period?: number }) {
  return (
    <svg
      viewBox="0 0 40 24"
      className={period === undefined ? styles.missing : styles[`p${period}`]}
      aria-hidden="true"
    >
      <rect className={styles.board} width="40" height="24" rx="4" />
      <rect className={styles.rim} x="2" y="2" width="36" height="20" rx="3" />
    </svg>
  );
}
