import type { PlatesEdition } from "#app/routes/fiftyplates/plates.ts";
import * as words from "#words/pages/fifty-plates.ts";
import styles from "./Summary.module.css";

/** The numbers over the map. */
export function Summary({ edition }: { edition: PlatesEdition }) {
  const { states, ofAll, spotters, days, beyond } = edition;
  const figures = [
    { figure: states, label: ofAll },
    { figure: spotters.length, label: words.spottersBelow(spotters.length) },
    { figure: days, label: words.daysBelow(days) },
    ...(beyond.length > 0 ? [{ figure: beyond.length, label: beyond.join(", ") }] : []),
  ];
  return (
    <ul className={styles.summary} data-from-query>
      {figures.map(({ figure, label }) => (
        <li key={label}>
          <b className="num">{figure}</b> <span className="lab">{label}</span>
        </li>
      ))}
    </ul>
  );
}
